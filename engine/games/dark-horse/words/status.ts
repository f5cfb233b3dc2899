/** The top bar and the question a seat is asked. */
import type { Status } from '../../../core/game';
import { YOU } from '../../../core/words';
import { GOLD_BEFORE_PAR } from '../data';
import { firstTowns } from '../rules/building';
import { endSpot, neededPieces } from '../rules/end';
import { eventAbilityUsable } from '../rules/events';
import { rulesOf } from '../rules/moves';
import { hexesIn, jumpSpot, parseLook } from '../rules/notation';
import { placeMoves } from '../rules/placement';
import { spaceAfter, spaceCount, spaceNow } from '../rules/collection';
import { clockRounds, parRound } from '../rules/solitaire';
import { isSpacePick, politicsPrice, railBaronPrice } from '../rules/trades';
import {
  isSolo,
  level,
  pickAt,
  scenario,
  seatOf,
  type PickKind,
  type Stage,
  type State,
  type Task,
} from '../state';
import { say, type Word } from './catalogue';
import { bundleName, cardName, seatName, sourceName, spaceName, spotName } from './names';

export function status(state: State, _viewer: number): Status {
  const solo = isSolo(state);
  // The goal, the ghosts and the events stand in the banner.
  const facts = [solo ? parFact(state) : endFact(state)];
  const rounds = clockRounds(state);
  return {
    title: say(TITLES[state.stage]),
    line: statusLine(state),
    round: { n: state.round, name: say('status.round', { n: state.round }) },
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

/** Both ways the game can end. */
function endFact(state: State): string {
  if (state.endTriggered) return say('status.final');
  const { cities, towns } = neededPieces(state);
  return say('status.ends', { n: endSpot(state), c: cities, t: towns });
}

/** The best medal within reach. */
function parFact(state: State): string {
  const silver = parRound(state);
  const gold = silver - GOLD_BEFORE_PAR;
  if (state.round <= gold) return say('status.par.gold', { n: gold });
  return state.round <= silver
    ? say('status.par.silver', { n: silver })
    : say('status.par.bronze', { n: clockRounds(state) });
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

function statusLine(state: State): string {
  if (state.stage === 'setup') return say('status.setup.line');
  const space = state.stage === 'collect' ? spaceNow(state) : null;
  if (space && space !== 'last')
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
