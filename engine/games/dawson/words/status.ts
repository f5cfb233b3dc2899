/** The top bar and the question asked. */
import type { Status } from '../../../core/game';
import { riverFor, SCORING_ROUNDS, slowWeekFor, tileAt } from '../data';
import { streetTotal, totalOf } from '../rules/end';
import { isGrown } from '../rules/grow';
import { landingValue } from '../rules/roll';
import { isScoring } from '../rules/scoring';
import { hasActed, isStreet } from '../state';
import type { State } from '../state';
import { say } from './catalogue';
import { allRounds } from './names';

const TITLES = {
  'pick-character': 'status.setup',
  manage: 'status.manage',
  'fire-pass': 'status.fire',
  lay: 'status.grow',
  'landing-tie': 'status.roll',
  over: 'status.over',
} as const satisfies Record<State['step'], string>;

/** While a scoring round is played out the step is still the one that set it off. */
function titleOf(state: State): string {
  if (isScoring(state)) return say('status.score');
  return say(isGrown(state) ? 'status.roll' : TITLES[state.step]);
}

export function status(state: State): Status {
  const round = roundNow(state);
  return {
    title: titleOf(state),
    line: lineOf(state),
    track: { at: state.round, of: SCORING_ROUNDS, label: say('status.track') },
    round: { n: round, name: say('score.round', { round }) },
    facts: factsOf(state).map(({ shown }) => shown),
  };
}

/** The scoring round that is under way or comes next; the last one when all are done. */
export function roundNow({ round }: Pick<State, 'round'>): number {
  return Math.min(round + 1, SCORING_ROUNDS);
}

export function lineOf(state: State): string {
  return say('status.line', { round: roundNow(state), of: SCORING_ROUNDS });
}

/** So many turns before the river opens the top bar speaks of it. */
const NEAR = 3;

export interface Fact {
  readonly id: 'goal' | 'gang' | 'idle' | 'waited';
  readonly shown: string;
}

/**
 * The way to the goal, and what is out of the common: gangs of the level, and the stop rules while they count
 * (DW-4.6). There is room for two on a phone, so that what never changes gives way.
 */
export function factsOf(state: State): Fact[] {
  const { gangBonus: bonus, idle, waited } = state;
  const { length } = state.players;
  const slow = slowWeekFor(length);
  const river = riverFor(length);
  const goal: Fact[] = [];
  if (isStreet(state) && state.step !== 'pick-character') goal.push({ id: 'goal', shown: goalOf(state) });
  const counts: Fact[] = [];
  if (idle > 0) counts.push({ id: 'idle', shown: say('status.idle', { n: idle, of: slow }) });
  if (river - waited <= NEAR)
    counts.push({ id: 'waited', shown: say('status.waited', { n: waited, of: river }) });
  if (bonus > 0 && counts.length === 0) counts.push({ id: 'gang', shown: say('status.gang', { bonus }) });
  return [...goal, ...counts];
}

/** Alone: one's own points with gold, and those of the Street. */
function goalOf(state: State): string {
  return say('status.goal', { points: totalOf(state, 0), street: streetTotal(state) });
}

const PROMPTS: Readonly<Record<State['step'], (state: State) => string>> = {
  'pick-character': () => say('prompt.pick-character'),
  manage: (state) => say(hasActed(state) ? 'prompt.manage.more' : 'prompt.manage'),
  'fire-pass': () => say('prompt.fire-pass'),
  lay: layPrompt,
  'landing-tie': (state) => say('prompt.landing-tie', { value: landingValue(state) }),
  over: () => say('prompt.over', { rounds: allRounds() }),
};

function layPrompt({ drawn: [tile, other] }: State): string {
  if (tile === undefined) throw new Error('There is no tile to place.');
  return other === undefined ? say('prompt.lay', { tile: tileAt(tile).name }) : say('prompt.lay.two');
}

export function prompt(state: State): string {
  return PROMPTS[state.step](state);
}
