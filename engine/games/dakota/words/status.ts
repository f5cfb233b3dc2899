/** The top bar and the question of the moment. */
import type { Status } from '../../../core/game';
import { capital } from '../../../core/words';
import { RESOURCES, type Res } from '../data';
import { commitOf } from '../data-cards';
import { aimOf } from '../rules/attacks';
import { at, sum } from '../rules/counts';
import { isLastDay } from '../rules/day';
import { prisonersOf } from '../rules/morning';
import { isStep, openPick } from '../rules/moves';
import { bedless, roomless } from '../rules/night';
import { builtSpaces, handLimit } from '../rules/town';
import { dropTiles, riders } from '../rules/rides';
import { meter, rankOf } from '../score';
import { isSolo, top, townOf, type PickTask, type PickTaskKind, type State } from '../state';
import { say } from './catalogue';
import { buildingName, cardName, nameOf, resName, workerName } from './names';

type StepKey = Extract<Parameters<typeof say>[0], `step.${string}`>;

/** What a pick is called in the top bar, and the question it asks. */
interface Question<K extends PickTaskKind> {
  readonly step: StepKey;
  ask(s: State, task: PickTask<K>): string;
}

const QUESTIONS: { readonly [K in PickTaskKind]: Question<K> } = {
  bail: plain('step.bail', 'prompt.bail'),
  'event-building': plain('step.event', 'prompt.event-building'),
  'event-endtile': plain('step.event', 'prompt.event-endtile'),
  engineer: {
    step: 'step.event',
    ask: (_s, task) => say('prompt.engineer', { disaster: say(`disaster.${task.against}`) }),
  },
  wagon: plain('step.event', 'prompt.wagon'),
  'explore-bag': {
    step: 'step.explore',
    ask: (_s, task) => say('prompt.explore-bag', { n: task.draw }),
  },
  lay: {
    step: 'step.explore',
    ask: (_s, task) => say(task.exploration.drawn.length > 1 ? 'prompt.lay' : 'prompt.lay.one'),
  },
  explorer: plain('step.explore', 'prompt.explorer'),
  'noon-card': plain('step.cards', 'prompt.noon-card'),
  dance: { step: 'step.cards', ask: () => say('prompt.dance') },
  mule: plain('step.cards', 'prompt.mule'),
  'card-target': {
    step: 'step.attack',
    ask: (_s, task) => say('prompt.card-target', { card: cardName(task.card) }),
  },
  'card-object': {
    step: 'step.attack',
    ask(s, { attack: { card, target } }) {
      const things = say(`things.${aimOf(card) ?? 'space'}`);
      return say('prompt.card-object', { name: nameOf(s, target), things, card: cardName(card) });
    },
  },
  'card-worker': {
    step: 'step.attack',
    ask: (_s, { attack: { card } }) => say('prompt.card-worker', { card: cardName(card) }),
  },
  'card-crew': {
    step: 'step.attack',
    ask: (_s, { attack: { card, committed } }) =>
      say('prompt.card-crew', { card: cardName(card), n: commitOf(card) - committed.length }),
  },
  respond: {
    step: 'step.attack',
    ask: (s, { attack }) =>
      say('prompt.respond', { attacker: nameOf(s, attack.attacker), card: cardName(attack.card) }),
  },
  'jail-pick': plain('step.attack', 'prompt.jail-pick'),
  jailbreak: {
    step: 'step.attack',
    ask: (_s, task) => say('prompt.jailbreak', { worker: workerName(task.worker) }),
  },
  'heist-pick': { step: 'step.attack', ask: (_s, task) => say('prompt.heist-pick', { n: task.taken + 1 }) },
  'claim-pick': plain('step.attack', 'prompt.claim-pick'),
  plan: plain('step.plan', 'prompt.plan'),
  resolve: plain('step.work', 'prompt.resolve'),
  'cart-drop': {
    step: 'step.work',
    ask(s, { seat, cart }) {
      const t = townOf(s, seat);
      return say('prompt.cart-drop', { n: sum(riders(t, cart)), of: dropTiles(t, cart).length });
    },
  },
  lumber: {
    step: 'step.work',
    ask: (_s, task) => say('prompt.lumber', { building: buildingName(task.type) }),
  },
  saloon: { step: 'step.work', ask: (_s, task) => say('prompt.saloon', { n: task.rolled }) },
  evening: {
    step: 'step.market',
    ask: (s, task) =>
      isSolo(s) ? say('prompt.evening') : say('prompt.evening.turn', { n: task.actions + 1 }),
  },
  'slot-piece': plain('step.market', 'prompt.slot-piece'),
  'double-pick': plain('step.market', 'prompt.double-pick'),
  'buyer-pick': {
    step: 'step.market',
    ask: (_s, task) => say('prompt.buyer-pick', { n: task.sold + 1 }),
  },
  'telegram-slot': plain('step.market', 'prompt.telegram-slot'),
  'stagecoach-pick': plain('step.market', 'prompt.stagecoach-pick'),
  leave: {
    step: 'step.home',
    ask: (s, task) => say('prompt.leave', { n: bedless(townOf(s, task.seat)) }),
  },
  'discard-resource': {
    step: 'step.home',
    ask: (s, task) => say('prompt.discard-resource', { n: roomless(townOf(s, task.seat)) }),
  },
  'discard-card': {
    step: 'step.cards',
    ask: (s, task) => say('prompt.discard-card', { n: handLimit(townOf(s, task.seat)) }),
  },
};

/** A question that is the same whatever lies on the table. */
function plain(step: StepKey, prompt: `prompt.${PickTaskKind}`): { step: StepKey; ask(): string } {
  return { step, ask: () => say(prompt) };
}

export function prompt(s: State): string {
  const task = openPick(s);
  return task ? ask(s, task) : say('prompt.over');
}

function ask<K extends PickTaskKind>(s: State, task: PickTask<K>): string {
  return QUESTIONS[task.kind].ask(s, task);
}

/** The meter is the own town’s; everything else lies open. */
export function status(s: State, viewer: number): Status {
  const facts = factsOf(s, viewer);
  return {
    title: say(`phase.${s.phase}`),
    line: lineOf(s, facts),
    track: { at: s.day, of: s.dayLimit, label: say('status.track', { day: s.day, limit: s.dayLimit }) },
    round: { n: s.day, name: say('status.day', { day: s.day }) },
    facts: inTwoLines(s, facts).map(({ shown }) => shown),
  };
}

/** null while the table runs on and nobody is asked yet. */
export function stepOf(s: State): StepKey | null {
  if (s.phase === 'over') return 'step.over';
  const task = top(s);
  if (!task || isStep(task)) return null;
  // Bail is asked of whoever has somebody in a cell.
  if (task.kind === 'bail' && prisonersOf(s, task.seat).length === 0) return null;
  return QUESTIONS[task.kind].step;
}

/** "Day 3 of 10", "Day 7, the last". */
export function dateOf(s: State): string {
  const last = isLastDay(s) && s.phase !== 'over';
  return say(last ? 'status.last-day' : 'status.track', { day: s.day, limit: s.dayLimit });
}

/** The question tells the step as well: it gives way to the building that would fill the town. */
function lineOf(s: State, facts: readonly Fact[]): string {
  const step = stepOf(s);
  if (step === null || facts.some(({ id }) => id === 'last')) return dateOf(s);
  return say('status.line', { date: dateOf(s), step: say(step) });
}

/** A short fact of the top bar; the legend explains each. */
export interface Fact {
  readonly id: 'now' | 'last' | 'plots' | 'fullest' | 'rise';
  readonly shown: string;
  /** The figure it shows. */
  readonly n: number;
  /** Whose price has risen. */
  readonly res?: Res;
}

export function factsOf(s: State, viewer: number): readonly Fact[] {
  if (!isSolo(s)) return [...fullest(s), ...rises(s)];
  return [...(viewer === 0 ? soloFacts(s) : []), ...rises(s)];
}

/** Those there is room for. */
export function factsShown(s: State, viewer: number): readonly Fact[] {
  return inTwoLines(s, factsOf(s, viewer));
}

/** Letters that two lines of a phone hold: what matters less than the way to the goal is left to the market. */
const TWO_LINES = 68;

function inTwoLines(s: State, facts: readonly Fact[]): readonly Fact[] {
  let room = TWO_LINES - lineOf(s, facts).length;
  return facts.filter(({ shown }, i) => {
    room -= shown.length + 3;
    return i === 0 || room >= 0;
  });
}

function rises(s: State): Fact[] {
  return RESOURCES.flatMap((_, res) => {
    const n = at(s.rises, res);
    const fact = { id: 'rise', shown: say('fact.rise', { res: capital(resName(res)), n }), n, res } as const;
    return n > 0 ? [fact] : [];
  });
}

/** With several towns the fullest one says how near the end is. */
function fullest(s: State): Fact[] {
  const n = Math.max(...s.towns.map(builtSpaces));
  return s.phase === 'over' ? [] : [{ id: 'fullest', shown: say('fact.fullest', { n }), n }];
}

/** DK-12: the solo meter is always in view, with the rank; with one space left it names the last building. */
function soloFacts(s: State): Fact[] {
  const { perDay, last } = meter(s, 0);
  const shown = perDay.toFixed(1);
  if (last) {
    const building = buildingName(last.type);
    const holes = { building, cost: last.cost, perDay: last.perDay.toFixed(1) };
    return [
      { id: 'now', shown: say('fact.now', { perDay: shown }), n: perDay },
      { id: 'last', shown: capital(say('fact.last', holes)), n: last.perDay },
    ];
  }
  const n = builtSpaces(townOf(s, 0));
  const now: Fact = {
    id: 'now',
    shown: say('fact.rank', { perDay: shown, rank: rankOf(perDay) }),
    n: perDay,
  };
  return s.phase === 'over' ? [now] : [now, { id: 'plots', shown: say('fact.plots', { n }), n }];
}
