/** The top bar and the question asked. */
import type { Status } from '../../../core/game';
import { riverFor, SCORING_ROUNDS, slowWeekFor, tileAt } from '../data';
import { isGrown } from '../rules/grow';
import { landingValue } from '../rules/roll';
import { isScoring } from '../rules/scoring';
import { hasActed } from '../state';
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
  readonly id: 'gang' | 'idle' | 'waited';
  readonly shown: string;
}

/** The pool and the Street's points stand in the banner and the seats strip; the stop rules count here (DW-4.6). */
export function factsOf({ gangBonus: bonus, idle, waited, players: { length } }: State): Fact[] {
  const slow = slowWeekFor(length);
  const river = riverFor(length);
  const facts: Fact[] = [];
  if (bonus > 0) facts.push({ id: 'gang', shown: say('status.gang', { bonus }) });
  if (idle > 0) facts.push({ id: 'idle', shown: say('status.idle', { n: idle, of: slow }) });
  if (river - waited <= NEAR)
    facts.push({ id: 'waited', shown: say('status.waited', { n: waited, of: river }) });
  return facts;
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
