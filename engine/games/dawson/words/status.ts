/** The top bar and the question asked. */
import type { Status } from '../../../core/game';
import { riverFor, SCORING_ROUNDS, slowWeekFor, tileAt } from '../data';
import { tileInHand } from '../rules/grow';
import { landingValue } from '../rules/roll';
import { chosenHotel, hasActed } from '../state';
import type { State } from '../state';
import { say } from './catalogue';
import { allRounds, nameOf } from './names';

const TITLES = {
  'pick-character': 'status.setup',
  manage: 'status.manage',
  'mine-target': 'status.mine',
  'host-hotel': 'status.host',
  'host-camper': 'status.host',
  'build-lot': 'status.build',
  'resize-hotel': 'status.resize',
  'resize-value': 'status.resize',
  'fire-start': 'status.fire',
  'fire-pass': 'status.fire',
  'pick-tile': 'status.grow',
  'place-rotation': 'status.grow',
  'place-anchor': 'status.grow',
  'landing-tie': 'status.roll',
  over: 'status.over',
} as const satisfies Record<State['step'], string>;

export function status(state: State): Status {
  const round = Math.min(state.round + 1, SCORING_ROUNDS);
  return {
    title: say(TITLES[state.step]),
    line: say('status.line', { round, of: SCORING_ROUNDS }),
    track: { at: state.round, of: SCORING_ROUNDS, label: say('status.track') },
    round: { n: round, name: say('score.round', { round }) },
    facts: facts(state),
  };
}

/** The pool and the Street's points stand in the banner and the seats strip; the stop rules count here (DW-4.6). */
function facts(state: State): string[] {
  const { gangBonus: bonus, idle, waited } = state;
  const players = state.players.length;
  return [
    ...(bonus > 0 ? [say('status.gang', { bonus })] : []),
    ...(idle > 0 ? [say('status.idle', { n: idle, of: slowWeekFor(players) })] : []),
    ...(waited > 0 ? [say('status.waited', { n: waited, of: riverFor(players) })] : []),
  ];
}

const PROMPTS: Readonly<Record<State['step'], (state: State) => string>> = {
  'pick-character': (state) => say('prompt.pick-character', { name: nameOf(state, state.decider) }),
  manage: (state) => say(hasActed(state) ? 'prompt.manage.more' : 'prompt.manage'),
  'mine-target': () => say('prompt.mine-target'),
  'host-hotel': () => say('prompt.host-hotel'),
  'host-camper': (state) => say('prompt.host-camper', { value: state.sizes[chosenHotel(state)] as number }),
  'build-lot': () => say('prompt.build-lot'),
  'resize-hotel': () => say('prompt.resize-hotel'),
  'resize-value': () => say('prompt.resize-value'),
  'fire-start': () => say('prompt.fire-start'),
  'fire-pass': (state) => say('prompt.fire-pass', { name: nameOf(state, state.decider) }),
  'pick-tile': () => say('prompt.pick-tile'),
  'place-rotation': (state) => say('prompt.place-rotation', { tile: tileAt(tileInHand(state)).name }),
  'place-anchor': (state) => say('prompt.place-anchor', { tile: tileAt(tileInHand(state)).name }),
  'landing-tie': (state) =>
    say('prompt.landing-tie', { name: nameOf(state, state.decider), value: landingValue(state) }),
  over: () => say('prompt.over', { rounds: allRounds() }),
};

export function prompt(state: State): string {
  return PROMPTS[state.step](state);
}
