/** What the figures of the top bar mean as things stand, and how the game ends. */
import type { Legend } from '../../../core/lesson';
import { GOLD_BEFORE_PAR, type GoalWhat } from '../data';
import { spaceCount } from '../rules/collection';
import { endSpot, neededPieces } from '../rules/end';
import { clockRounds, goalParts, parRound } from '../rules/solitaire';
import { isSolo, level, scenario, type State } from '../state';
import { say } from './catalogue';
import { lower, spaceName } from './names';
import { collectedSpace, facts, linePieces, medalInReach, type Fact, type LinePiece } from './status';

export function legend(state: State, _viewer: number): Legend {
  return {
    lines: [
      ...linePieces(state).map(({ id, shown }) => ({ shown, means: LINE[id](state) })),
      ...facts(state).map(({ id, shown }) => ({ shown, means: FACTS[id](state) })),
    ],
    end: endMeans(state),
    rule: isSolo(state) ? 'DH-6.19' : 'DH-5.1',
  };
}

type Means = (state: State) => string;

const LINE: Readonly<Record<LinePiece, Means>> = {
  setup: () => say('legend.setup'),
  clock: (state) => say('legend.clock', { of: clockRounds(state) }),
  round(state) {
    if (!isSolo(state)) return say('legend.round');
    const of = clockRounds(state);
    const left = of - state.round;
    return left > 0 ? say('legend.round.of', { of, left }) : say('legend.round.last');
  },
};

/** How much of one part of the goal is missing, and what all of it is. */
function goalMeans(state: State, what: GoalWhat): string {
  const goal = lower(say(`goal.${scenario(state)}`));
  const short = goalParts(state).reduce(
    (sum, part) => sum + (part.what === what ? part.of - part.done : 0),
    0,
  );
  return short > 0
    ? say('legend.goal.short', { goal, short: say(`score.short.${what}`, { n: short }) })
    : say('legend.goal.met', { goal });
}

const FACTS: Readonly<Record<Fact, Means>> = {
  cities: (state) => goalMeans(state, 'cities'),
  towns: (state) => goalMeans(state, 'towns'),
  gold: (state) => goalMeans(state, 'gold'),
  influence: (state) => goalMeans(state, 'influence'),
  centre: (state) => goalMeans(state, 'centre'),
  space(state) {
    const space = collectedSpace(state);
    return space ? say('legend.space', { space: spaceName(space), of: spaceCount() }) : say('legend.round');
  },
  par(state) {
    const silver = parRound(state);
    const holes = { silver, gold: silver - GOLD_BEFORE_PAR, last: clockRounds(state) };
    const { medal } = medalInReach(state);
    const noBronze = medal !== 'bronze' && silver >= holes.last;
    return say(noBronze ? `legend.par.${medal}.last` : `legend.par.${medal}`, holes);
  },
  ends(state) {
    const { cities, towns } = neededPieces(state);
    return say('legend.ends', { n: endSpot(state), c: cities, t: towns });
  },
  final: () => say('legend.final'),
  lead: () => say('legend.lead'),
};

function endMeans(state: State): string {
  const over = state.stage === 'over';
  if (!isSolo(state)) {
    if (over) return say('legend.end.crowd.over');
    if (state.endTriggered) return say('legend.end.crowd.final');
    return `${FACTS.ends(state)} ${say('legend.end.crowd')}`;
  }
  const of = clockRounds(state);
  const holes = { scenario: say(`scenario.${scenario(state)}`), level: say(`level.${level(state)}`), of };
  if (over) return say('legend.end.solo.over', holes);
  return say(state.round >= of ? 'legend.end.solo.last' : 'legend.end.solo', holes);
}
