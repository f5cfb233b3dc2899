/** The frame's words: status, prompt, why not, what is this. */
import type { Explanation, Status, Target } from '../../core/game';
import { BY_NUMBER, characterOf, isEvent, spotOf, SPOTS, type SpotData } from './data';
import { endSpot } from './money';
import { spaceCount, spaceNow } from './flow';
import { blockingDice, clockRounds } from './ghosts';
import { bundleName, cardName, faces, hexName, isRuggedTo, sourceName, spaceName } from './naming';
import { whyNotHex, whyNotRail } from './describe-why';
import { hexOf } from './map';
import { isFull, placeMoves, rowOf, shut } from './placement';
import { isSolo, level, scenario, seatOf, top, type State } from './state';
import { say, word } from './words';

export function status(state: State): Status {
  const facts: string[] = [];
  const solo = isSolo(state);
  if (!solo)
    facts.push(state.endTriggered ? say('status.final') : say('status.end-influence', { n: endSpot(state) }));
  for (const event of state.events)
    facts.push(say('status.event', { event: cardName(event), text: word(`card.${event}.text`) }));
  const rounds = clockRounds(state);
  return {
    title: statusTitle(state),
    line: statusLine(state),
    facts,
    ...(solo
      ? {
          track: {
            at: Math.min(state.round, rounds),
            of: rounds,
            label: say('status.track', { left: Math.max(0, rounds - state.round) }),
          },
        }
      : {}),
  };
}

function statusTitle(state: State): string {
  switch (state.stage) {
    case 'setup':
      return say('status.setup');
    case 'collect':
      return say('status.collect');
    case 'end':
    case 'scored':
      return say('status.end');
    case 'over':
      return say('status.over');
    default:
      return say('status.place');
  }
}

function statusLine(state: State): string {
  if (state.stage === 'setup') return say('status.setup.line');
  const space = spaceNow(state);
  if (state.stage === 'collect' && space && space !== 'last')
    return say('status.space', {
      n: state.round,
      space: spaceName(space),
      at: state.spaceAt + 1,
      of: spaceCount(),
    });
  if (!isSolo(state)) return say('status.round', { n: state.round });
  return say('status.solo', {
    n: state.round,
    of: clockRounds(state),
    scenario: say(`scenario.${scenario(state)}`),
    level: say(`level.${level(state)}`).toLowerCase(),
  });
}

export function prompt(state: State): string {
  const now = top(state);
  if (!now || state.stage === 'over') return say('prompt.over');
  const { seat, n, what, kind } = now;
  const holes = { who: state.names[seat] ?? '', n, why: sourceName(what) };
  switch (kind) {
    case 'peek':
      return word(`prompt.peek.${what}`, holes);
    case 'place':
      if (what.startsWith('jump:')) return say('prompt.place.jump', { space: spaceName(what.slice(5)) });
      return placeMoves(state, seat).length > 0 ? say('prompt.place') : say('prompt.place.stuck');
    case 'window':
      return word(`prompt.window.${what}`, {
        space: spaceNow(state) === 'last' ? '' : spaceName(spaceNow(state)),
      });
    case 'build':
      return what === 'homestead-act' ? say('prompt.build.card') : say('prompt.build');
    case 'gunslinger':
      return say('prompt.gunslinger', { n: seatOf(state, seat).gunDie });
    case 'keep-card': {
      const event = what.split(':')[1];
      return event ? say('prompt.keep-card.event', { event: cardName(event) }) : say('prompt.keep-card');
    }
    case 'target':
      return say('prompt.target', { card: cardName(what) });
    default:
      return word(`prompt.${kind}`, holes);
  }
}

/** Why dice cannot go on a spot now. */
export function whyNotSpot(state: State, seat: number, spot: SpotData): string {
  const reason = shut(state, seat, spot);
  if (reason) return word(`shut.${reason}`);
  const space = spaceName(spot.id);
  if (isFull(state, spot)) {
    if (spot.type === 'restricted') return say('shut.full.restricted', { space });
    const ghost = state.sets.some((set) => set.seat < 0 && set.spot === spot.id);
    return say(ghost ? 'shut.full.ghost' : 'shut.full', { space });
  }
  if (seatOf(state, seat).dice.length === 0) return say('whynot.no-dice');
  return say('whynot.need', { space, need: needText(spot) });
}

export function needText(spot: SpotData): string {
  const { need } = spot;
  return word(`need.${need.kind}`, 'n' in need ? { n: need.n } : {});
}

export function whyNot(state: State, target: Target): string {
  const now = top(state);
  if (!now) return say('prompt.over');
  const [kind = '', ...rest] = target.split(':');
  const id = rest.join(':');
  if (kind === 'space') {
    const spot = SPOTS.find((one) => one.id === id) ?? SPOTS.find((one) => one.space === id);
    if (!spot) return say('whynot.other');
    return now.kind === 'place' ? whyNotSpot(state, now.seat, spot) : say('whynot.not-placing');
  }
  if (kind === 'hex') return whyNotHex(state, now, hexOf(id));
  if (kind === 'edge') return whyNotRail(state, now, id);
  return say('whynot.other');
}

export function explain(state: State, target: Target): Explanation {
  const seat = top(state)?.seat ?? 0;
  const [kind = '', ...rest] = target.split(':');
  const id = rest.join(':');
  switch (kind) {
    case 'space': {
      const row = rowOf(id);
      const space = SPOTS.some((one) => one.id === id) ? spotOf(id).space : id;
      const key = `space.${space}`;
      if (!say.has(`${key}.text`)) break;
      const body = [word(`${key}.text`), ...ghostNote(state, id), ...eventNote(state, space)].join(' ');
      return {
        title: row === id ? word(key) : word(`space.${id}`),
        body,
        rule: SPACE_RULES[space] ?? 'DH-4.10',
      };
    }
    case 'hex': {
      const hex = hexOf(id);
      const rugged = isRuggedTo(state, seat, hex);
      const title = hexName(state, seat, hex);
      const price = bundleName([2, 1, rugged ? 1 : 0]);
      const body = /^Hex/.test(title) ? say('explain.site') : say('explain.resource', { price });
      return {
        title: rugged ? `${title}, ${say('place.rugged')}` : title,
        body,
        rule: /^Hex/.test(title) ? 'DH-4.64' : 'DH-4.63',
      };
    }
    case 'edge':
      return { title: say('explain.rail.title'), body: say('explain.rail'), rule: 'DH-4.61' };
    case 'card':
      if (say.has(`card.${id}.text`))
        return {
          title: word(`card.${id}`),
          body: sentence(word(`card.${id}.text`)),
          rule: isEvent(id) ? 'DH-2.7' : 'DH-2.6',
        };
      break;
    case 'character':
      if (characterOf(id))
        return { title: word(`character.${id}`), body: word(`character.${id}.text`), rule: 'DH-2.8' };
      break;
    case 'token':
    case 'role':
      if (say.has(`${kind}.${id}.text`))
        return {
          title: word(`${kind}.${id}`),
          body: word(`${kind}.${id}.text`),
          rule: kind === 'token' ? 'DH-4.50' : 'DH-4.42',
        };
      break;
    case 'die':
      return { title: say('explain.die.title'), body: say('explain.die'), rule: 'DH-4.10' };
    case 'seat':
      return {
        title: state.names[Number(id)] ?? say('explain.seat.title'),
        body: say('explain.seat'),
        rule: 'DH-5.1',
      };
    case 'pawn':
      return { title: say('explain.pawn.title'), body: say('explain.pawn'), rule: 'DH-6.4' };
  }
  return { title: say('explain.other.title'), body: say('explain.other'), rule: 'DH-4.3' };
}

function sentence(text: string): string {
  const full = text.charAt(0).toUpperCase() + text.slice(1);
  return full.endsWith('.') ? full : `${full}.`;
}

/** Why a ghost is, or will be, on a space. */
function ghostNote(state: State, space: string): string[] {
  return state.ghosts
    .filter((ghost) => ghost.space === space)
    .map((ghost) =>
      say(`explain.ghost.${ghost.status}`, {
        dice: faces(ghost.dice.join(',')),
        number: ghostNumber(space),
        why:
          ghost.dice.length === 1
            ? say('explain.ghost.single')
            : ghost.dice.length === blockingDice(ghost.dice).length
              ? say('explain.ghost.total')
              : say('explain.ghost.higher'),
      }),
    );
}

function ghostNumber(space: string): string {
  return Object.keys(BY_NUMBER).find((n) => (BY_NUMBER[Number(n)] ?? []).some((one) => one === space)) ?? '';
}

function eventNote(state: State, space: string): string[] {
  const marks: Record<string, readonly string[]> = {
    builder: ['drought', 'city-fire'],
    'rail-baron': ['rail-strike'],
    trader: ['gold-bust'],
    produce: ['locusts'],
    politics: ['temperance'],
  };
  return (marks[space] ?? [])
    .filter((event) => state.events.includes(event))
    .map((event) => sentence(`${cardName(event)}: ${word(`card.${event}.text`)}`));
}

const SPACE_RULES: Readonly<Record<string, string>> = {
  'turn-order': 'DH-4.30',
  dealer: 'DH-4.22',
  character: 'DH-2.8',
  pioneer: 'DH-4.32',
  produce: 'DH-4.33',
  'hired-hand': 'DH-4.34',
  politics: 'DH-4.35',
  'work-crew': 'DH-4.36',
  'rail-baron': 'DH-4.37',
  builder: 'DH-4.38',
  trader: 'DH-4.39',
  engineer: 'DH-4.40',
  scout: 'DH-4.41',
  mayor: 'DH-4.42',
  sheriff: 'DH-4.42',
  broker: 'DH-4.44',
  tycoon: 'DH-4.44',
  market: 'DH-4.45',
};
