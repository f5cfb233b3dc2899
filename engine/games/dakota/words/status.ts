/** The top bar and the question of the moment. */
import type { Status } from '../../../core/game';
import { capital } from '../../../core/words';
import { riders } from '../rules/afternoon';
import { RESOURCES } from '../data';
import { buildingName, cardName, resName, workerName } from './names';
import { meter } from '../score';
import { isSolo, top, townOf, type Frame, type State } from '../state';
import { at, builtSpaces, sum } from '../rules/town';
import { say } from './catalogue';

const STEP_OF: Readonly<Record<string, Parameters<typeof say>[0]>> = {
  bail: 'step.bail',
  'event-building': 'step.event',
  'event-endtile': 'step.event',
  engineer: 'step.event',
  wagon: 'step.event',
  'explore-bag': 'step.explore',
  'search-bag': 'step.explore',
  'explore-tile': 'step.explore',
  'explore-mode': 'step.explore',
  'explore-cell': 'step.explore',
  'explore-turn': 'step.explore',
  explorer: 'step.explore',
  'noon-card': 'step.cards',
  dance: 'step.cards',
  mule: 'step.cards',
  'card-target': 'step.attack',
  'card-object': 'step.attack',
  'card-worker': 'step.attack',
  respond: 'step.attack',
  'jail-pick': 'step.attack',
  jailbreak: 'step.attack',
  'heist-pick': 'step.attack',
  'claim-pick': 'step.attack',
  'plan-place': 'step.plan',
  'plan-worker': 'step.plan',
  leave: 'step.home',
  'discard-resource': 'step.home',
  'discard-card': 'step.cards',
};

export function status(s: State): Status {
  const frame = top(s);
  const step = frame
    ? (STEP_OF[frame.t] ?? (s.phase === 'evening' ? 'step.market' : 'step.work'))
    : 'step.over';
  return {
    title: say(`phase.${s.phase}`),
    line: say('status.line.solo', { day: s.day, limit: s.dayLimit, step: say(step) }),
    track: { at: s.day, of: s.dayLimit, label: say('status.track', { day: s.day, limit: s.dayLimit }) },
    facts: facts(s, frame),
  };
}

/** DK-12: the solo meter is always in view; with one space left it names the last building. */
function facts(s: State, frame: Frame | undefined): string[] {
  const lines: string[] = [];
  if (isSolo(s)) {
    const now = meter(s, 0);
    const t = townOf(s, 0);
    lines.push(say('fact.now', { perDay: now.perDay.toFixed(1) }));
    if (now.last) {
      const { type, cost, perDay } = now.last;
      lines.push(say('fact.last', { building: buildingName(type), cost, perDay: perDay.toFixed(1) }));
    } else if (!s.lastDay) {
      const n = t.spaces.length - builtSpaces(t);
      if (n > 0) lines.push(say('fact.spaces', { n }));
    }
  }
  if (s.lastDay && frame) lines.push(say('fact.last-day'));
  RESOURCES.forEach((_, res) => {
    if (at(s.rises, res) > 0)
      lines.push(say('fact.rise', { res: capital(resName(res)), n: at(s.rises, res) }));
  });
  return lines;
}

export function prompt(s: State): string {
  const f = top(s);
  if (!f) return say('prompt.over');
  switch (f.t) {
    case 'engineer':
      return say('prompt.engineer', { disaster: say(`disaster.${f.against}`) });
    case 'explore-tile':
      return say(f.exploration.drawn.length > 1 ? 'prompt.explore-tile' : 'prompt.explore-tile.one');
    case 'respond':
      return say('prompt.respond', {
        attacker: s.names[f.attack.attacker] ?? '',
        card: cardName(f.attack.card),
      });
    case 'jailbreak':
      return say('prompt.jailbreak', { worker: workerName(f.kind) });
    case 'plan-place': {
      const n = sum(townOf(s, f.seat).idle);
      return n > 0 ? say('prompt.plan-place', { n }) : say('prompt.plan-place.all');
    }
    case 'cart-drop':
      return say('prompt.cart-drop', { n: sum(riders(townOf(s, f.seat), f.cart)) });
    case 'build':
      return say('prompt.build', { worker: workerName(f.kind) });
    case 'replace-which':
      return say('prompt.replace-which', { building: buildingName(f.type) });
    case 'lumber':
      return say('prompt.lumber', { building: buildingName(f.type) });
    case 'saloon':
      return say('prompt.saloon', { n: f.rolled });
    case 'evening':
      return isSolo(s) ? say('prompt.evening') : say('prompt.evening.turn', { n: f.actions + 1 });
    case 'buyer-pick':
      return say('prompt.buyer-pick', { n: f.sold + 1 });
    default: {
      const key = `prompt.${f.t}`;
      return say.has(key) ? say(key) : say('prompt.over');
    }
  }
}
