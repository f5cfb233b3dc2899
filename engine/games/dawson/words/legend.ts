/** What the figures of the top bar mean as things stand, and how the game ends. */
import type { Legend } from '../../../core/lesson';
import { numberWord } from '../../../core/words';
import { GOLD_A_POINT, rankFor, RANKS, riverFor, SCORING_ROUNDS, slowWeekFor } from '../data';
import { streetTotal, totalOf } from '../rules/end';
import { isGrown } from '../rules/grow';
import { roundDue } from '../rules/turn';
import { isStreet } from '../state';
import type { State } from '../state';
import { say } from './catalogue';
import { allRounds, nameOf, namesOf } from './names';
import { factsOf, lineOf, roundNow } from './status';
import type { Fact } from './status';

export function legend(state: State, _viewer: number): Legend {
  return {
    lines: [
      { shown: lineOf(state), means: roundMeans(state) },
      ...factsOf(state).map(({ id, shown }) => ({ shown, means: FACTS[id](state) })),
    ],
    end: [endMeans(state), winMeans(state)].filter((one) => one !== '').join(' '),
    rule: 'DW-5.1',
  };
}

/** Whether the round of the top bar is still to come, sure to come or under way. */
function roundMeans(state: State): string {
  const { growAt, pool: n, step } = state;
  const round = roundNow(state);
  switch (step) {
    case 'over':
      return say('legend.round.over', { rounds: numberWord(SCORING_ROUNDS) });
    case 'pick-character':
      return say('legend.round.first', { rounds: allRounds(), growAt });
    case 'lay':
    case 'landing-tie':
      return isGrown(state)
        ? say('legend.round.land', { round, n: state.rolled.reduce((sum, left) => sum + left, 0) })
        : say('legend.round.now', { round, n });
    case 'manage':
    case 'fire-pass': {
      const cause = roundDue(state);
      // A slow week is not sure: whatever is done still averts it.
      const sure = cause === 'pool' || cause === 'river';
      return say(sure ? `legend.round.${cause}` : 'legend.round.open', { round, growAt, n });
    }
  }
}

const FACTS: Readonly<Record<Fact['id'], (state: State) => string>> = {
  goal: goalMeans,
  gang: ({ gangBonus: bonus }) => say('legend.gang', { bonus }),
  idle: ({ players }) => say('legend.idle', { of: slowWeekFor(players.length) }),
  waited: ({ players }) => say('legend.waited', { of: riverFor(players.length) }),
};

/** The rank of now, and where the next begins. */
function goalMeans(state: State): string {
  const points = totalOf(state, 0);
  const next = RANKS.find(({ from }) => from > points);
  return say('legend.goal', {
    points,
    street: streetTotal(state),
    rank: say(`rank.${rankFor(points).id}`),
    next: next ? say('legend.goal.next', { from: next.from, rank: say(`rank.${next.id}`) }) : '',
  });
}

function endMeans(state: State): string {
  const n = SCORING_ROUNDS - state.round;
  const rate = GOLD_A_POINT;
  if (state.step === 'over') return say('legend.end.over', { rate });
  if (n > 1) return say('legend.end.more', { n, rate });
  const now = state.step === 'lay' || state.step === 'landing-tie';
  return say(now ? 'legend.end.now' : 'legend.end.last', { rate });
}

/** Who would win: the end itself is told by the sheet. */
function winMeans(state: State): string {
  if (state.step === 'over') return '';
  if (isStreet(state)) return say('legend.solo', { points: totalOf(state, 0), street: streetTotal(state) });
  const totals = state.players.map((_, seat) => totalOf(state, seat));
  const points = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === points ? [seat] : []));
  const [first] = leaders;
  if (first === undefined || leaders.length === totals.length) return say('legend.none');
  if (leaders.length > 1) return say('legend.level', { names: namesOf(state, leaders), points });
  return say('legend.most', { names: nameOf(state, first), points });
}
