/** The top bar and the question a seat is asked. */
import type { Status } from '../../../core/game';
import { endSpot } from '../rules/end';
import { jumpSpot, parseLook } from '../rules/notation';
import { placeMoves } from '../rules/placement';
import { spaceCount, spaceNow } from '../rules/round';
import { clockRounds } from '../rules/solitaire';
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
import { cardName, cardText, seatName, sourceName, spaceName } from './names';

export function status(state: State): Status {
  const facts: string[] = [];
  const solo = isSolo(state);
  if (!solo)
    facts.push(state.endTriggered ? say('status.final') : say('status.end-influence', { n: endSpot(state) }));
  for (const event of state.events)
    facts.push(say('status.event', { event: cardName(event), text: cardText(event) }));
  const rounds = clockRounds(state);
  return {
    title: say(TITLES[state.stage]),
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
  return promptOf(now)(state, now);
}

type Prompt<K extends PickKind> = { ask(state: State, task: Task<K>): string }['ask'];

function promptOf(now: Task<PickKind>): Prompt<PickKind> {
  return PROMPTS[now.kind];
}

/** The question of every pick. */
const PROMPTS: { readonly [K in PickKind]: Prompt<K> } = {
  character: (state, { seat }) => say('prompt.character', { who: seatName(state, seat) }),
  'first-city': () => say('prompt.first-city'),
  'first-town': (_state, { n }) => say('prompt.first-town', { n }),
  peek: (_state, { n, what }) => say(`prompt.peek.${what}`, { n }),
  'turn-in': () => say('prompt.turn-in'),
  gunslinger: (state, { seat }) => say('prompt.gunslinger', { n: seatOf(state, seat).gunDie }),
  place: placePrompt,
  change: () => say('prompt.change'),
  reroll: () => say('prompt.reroll'),
  dealer: () => say('prompt.dealer'),
  'jump-target': () => say('prompt.jump-target'),
  window: windowPrompt,
  'end-window': () => say('prompt.end-window'),
  pay: (_state, { n, what }) => say('prompt.pay', { n, why: sourceName(what) }),
  gain: (_state, { n, what }) => say('prompt.gain', { n, why: sourceName(what) }),
  politics: (_state, { n }) => say('prompt.politics', { n }),
  'work-crew': () => say('prompt.work-crew'),
  'rail-baron': () => say('prompt.rail-baron'),
  trader: () => say('prompt.trader'),
  market: () => say('prompt.market'),
  rail: (_state, { n }) => say('prompt.rail', { n }),
  build: (_state, { what }) => say(what === 'homestead-act' ? 'prompt.build.card' : 'prompt.build'),
  'keep-card'(_state, { what }) {
    const { event } = parseLook(what);
    return event ? say('prompt.keep-card.event', { event: cardName(event) }) : say('prompt.keep-card');
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

function windowPrompt(state: State, { what }: Task<'window'>): string {
  const space = spaceNow(state);
  return say(`prompt.window.${what}`, { space: space && space !== 'last' ? spaceName(space) : '' });
}
