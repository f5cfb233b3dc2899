/** The top bar and the question a seat is asked. */
import type { Status } from '../../../core/game';
import { YOU } from '../../../core/words';
import { GOLD_BEFORE_PAR, type GoalWhat, type Space } from '../data';
import { firstTowns } from '../rules/building';
import { endSpot, neededPieces } from '../rules/end';
import { eventAbilityUsable } from '../rules/events';
import { rulesOf } from '../rules/moves';
import { hexesIn, jumpSpot, parseLook } from '../rules/notation';
import { placeMoves } from '../rules/placement';
import { spaceAfter, spaceCount, spaceNow } from '../rules/collection';
import { clockRounds, goalParts, parRound, type GoalPart } from '../rules/solitaire';
import { isSpacePick, politicsPrice, railBaronPrice } from '../rules/trades';
import { seatScore, type Medal } from '../score';
import { isSolo, pickAt, seatOf, type PickKind, type Stage, type State, type Task } from '../state';
import { say, type Word } from './catalogue';
import { bundleName, cardName, seatName, sourceName, spaceName, spotName } from './names';

export function status(state: State, _viewer: number): Status {
  const rounds = clockRounds(state);
  return {
    title: say(TITLES[state.stage]),
    line: linePieces(state)
      .map(({ shown }) => shown)
      .join(' · '),
    round: { n: state.round, name: say('status.round', { n: state.round }) },
    facts: facts(state).map(({ shown }) => shown),
    ...(isSolo(state)
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

/** A piece of the top bar: the legend says of each what it means. */
export interface Piece<K extends string> {
  readonly id: K;
  readonly shown: string;
}

export type LinePiece = 'setup' | 'clock' | 'round';
export type Fact = GoalWhat | 'space' | 'par' | 'ends' | 'final' | 'lead';

/** How far the rounds are. */
export function linePieces(state: State): readonly Piece<LinePiece>[] {
  const setup = state.stage === 'setup';
  if (!isSolo(state))
    return setup
      ? [{ id: 'setup', shown: say('status.setup.line') }]
      : [{ id: 'round', shown: say('status.round', { n: state.round }) }];
  const of = clockRounds(state);
  return setup
    ? [{ id: 'clock', shown: say('status.clock', { of }) }]
    : [{ id: 'round', shown: say('status.round.of', { n: state.round, of }) }];
}

/** "cities 1/3". */
function goalPiece({ what, done, of }: GoalPart): Piece<Fact> {
  return { id: what, shown: say(`status.goal.${what}`, { done, of }) };
}

/**
 * Alone the way to the goal always stands here. On a phone there is room for one piece more: while spaces are
 * collected it is which of them.
 */
export function facts(state: State): readonly Piece<Fact>[] {
  const space = collectedSpace(state);
  const at: readonly Piece<Fact>[] = space ? [spacePiece(state, space)] : [];
  if (!isSolo(state)) {
    const lead: readonly Piece<Fact>[] =
      state.stage === 'setup' ? [] : [{ id: 'lead', shown: leadFact(state) }];
    return [...(space ? at : [endFact(state)]), ...lead];
  }
  return [
    ...goalParts(state).map(goalPiece),
    ...(space ? at : [{ id: 'par', shown: parFact(state) } as const]),
  ];
}

/** The space the table is at; null while nothing is collected. */
export function collectedSpace(state: State): Space | null {
  const space = state.stage === 'collect' ? spaceNow(state) : null;
  return space === 'last' ? null : space;
}

function spacePiece(state: State, space: Space): Piece<Fact> {
  const holes = { space: spaceName(space), at: state.spaceAt + 1, of: spaceCount() };
  return { id: 'space', shown: say('status.space', holes) };
}

/** Both ways the game can end. */
function endFact(state: State): Piece<Fact> {
  if (state.endTriggered) return { id: 'final', shown: say('status.final') };
  const { cities, towns } = neededPieces(state);
  return { id: 'ends', shown: say('status.ends', { n: endSpot(state), c: cities, t: towns }) };
}

/** Who would win: points are what the others are measured by. */
function leadFact(state: State): string {
  const totals = state.seats.map((_, seat) => seatScore(state, seat).total);
  const n = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === n ? [seat] : []));
  const [leader] = leaders;
  return leader === undefined || leaders.length > 1
    ? say('status.level', { n })
    : say('status.lead', { who: seatName(state, leader), n });
}

/** The best medal within reach. */
function parFact(state: State): string {
  const { medal, by } = medalInReach(state);
  return say(`status.par.${medal}`, { n: by });
}

export function medalInReach(state: State): { readonly medal: Medal; readonly by: number } {
  const silver = parRound(state);
  const gold = silver - GOLD_BEFORE_PAR;
  if (state.round <= gold) return { medal: 'gold', by: gold };
  return state.round <= silver
    ? { medal: 'silver', by: silver }
    : { medal: 'bronze', by: clockRounds(state) };
}

const TITLES: Readonly<Record<Stage, Word>> = {
  setup: 'status.setup',
  start: 'status.place',
  roll: 'status.place',
  place: 'status.place',
  collect: 'status.collect',
  'clean-up': 'status.place',
  end: 'status.end',
  scored: 'status.end',
  over: 'status.over',
};

export function prompt(state: State): string {
  const now = pickAt(state);
  if (!now) return say('prompt.over');
  const space = state.stage === 'collect' ? spaceNow(state) : null;
  if (space && space !== 'last' && isSpacePick(now.kind) && rulesOf(now).moves(state, now).length < 2)
    return say('prompt.stuck', { space: spaceName(space) });
  return promptOf(now)(state, now);
}

type Prompt<K extends PickKind> = { ask(state: State, task: Task<K>): string }['ask'];

function promptOf(now: Task<PickKind>): Prompt<PickKind> {
  return PROMPTS[now.kind];
}

/** The question of every pick. */
const PROMPTS: { readonly [K in PickKind]: Prompt<K> } = {
  character(state, { seat }) {
    const who = seatName(state, seat);
    return who === YOU ? say('prompt.character.you') : say('prompt.character', { who });
  },
  'first-city': () => say('prompt.first-city'),
  'first-town': (state, { seat, n }) =>
    firstTowns(state, seat, n).some((move) => hexesIn(move).length > 1)
      ? say('prompt.first-town.all', { n })
      : say('prompt.first-town', { n }),
  peek: (_state, { n, what }) => say(`prompt.peek.${what}`, { n }),
  'turn-in': () => say('prompt.turn-in'),
  gunslinger: (state, { seat }) => say('prompt.gunslinger', { n: seatOf(state, seat).gunDie }),
  place: placePrompt,
  reroll: () => say('prompt.reroll'),
  dealer: () => say('prompt.dealer'),
  'jump-target': () => say('prompt.jump-target'),
  window: windowPrompt,
  'end-window': () => say('prompt.end-window'),
  pay: (_state, { n, what }) => say('prompt.pay', { n, why: sourceName(what) }),
  gain: (_state, { n, what }) => say('prompt.gain', { n, why: sourceName(what) }),
  politics: (state, { seat }) => say('prompt.politics', { n: politicsPrice(state, seat) }),
  'work-crew': () => say('prompt.work-crew'),
  'rail-baron': (state) => say('prompt.rail-baron', { price: bundleName(railBaronPrice(state)) }),
  trader: () => say('prompt.trader'),
  market: () => say('prompt.market'),
  rail: (_state, { n }) => say('prompt.rail', { n }),
  build: (_state, { what }) => say(what === 'homestead-act' ? 'prompt.build.card' : 'prompt.build'),
  'keep-card'(state, { seat, what }) {
    const { event } = parseLook(what);
    if (!event) return say('prompt.keep-card');
    const usable = eventAbilityUsable(state, seat, event);
    return say(usable ? 'prompt.keep-card.event' : 'prompt.keep-card.beside', { event: cardName(event) });
  },
  'order-back': () => say('prompt.order-back'),
  'remove-event': () => say('prompt.remove-event'),
  'mother-lode': () => say('prompt.mother-lode'),
  target: (_state, { what }) => say('prompt.target', { card: cardName(what) }),
  discard: () => say('prompt.discard'),
  'take-card': () => say('prompt.take-card'),
  'take-outlaw': () => say('prompt.take-outlaw'),
};

function placePrompt(state: State, { seat, what }: Task<'place'>): string {
  const jump = jumpSpot(what);
  if (jump) return say('prompt.place.jump', { space: spaceName(jump) });
  return placeMoves(state, seat).length > 0 ? say('prompt.place') : say('prompt.place.stuck');
}

/** The window before the next own space is left out where nothing has changed, so this one names it too. */
function windowPrompt(state: State, { seat, what }: Task<'window'>): string {
  const space = spaceNow(state);
  if (what === 'last' || !space || space === 'last') return say('prompt.window.last');
  const holes = { space: spotName(state, seat, space) };
  const next = what === 'after' ? spaceAfter(state, seat) : null;
  return next
    ? say('prompt.window.after.next', { ...holes, next: spotName(state, seat, next) })
    : say(`prompt.window.${what}`, holes);
}
