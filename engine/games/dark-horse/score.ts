/** The score sheet (section 5) and the result of a solitaire scenario (DH-6.21). */
import type { ScoreLine, ScoreSheet, SeatScore } from '../../core/game';
import { list } from '../../core/words';
import { GOLD_BEFORE_PAR, POINTS, TITLES, WIN, total } from './data';
import { cityWorth, networks } from './rules/network';
import { hexAt } from './rules/map';
import { clockRounds, goalParts, parRound } from './rules/solitaire';
import { isQuick, isSolo, level, scenario, seatOf, type State } from './state';
import { say } from './words/catalogue';

export function seatScore(state: State, seat: number): SeatScore {
  const who = seatOf(state, seat);
  const lines: ScoreLine[] = [
    { label: say('score.gold'), points: who.gold },
    { label: say('score.influence'), points: who.influence },
    ...who.cities.map((city) => ({
      label: say('score.city', { hex: hexAt(city).id }),
      points: cityWorth(state, seat, city),
      note: say('score.city.note'),
    })),
  ];
  if (who.role === 'outlaw') lines.push({ label: say('score.outlaw'), points: POINTS.outlaw });
  else lines.push({ label: say('score.role'), points: who.role ? POINTS.office : 0 });
  lines.push({
    label: say('score.loans'),
    points: who.tokens.loan === 0 ? 0 : who.tokens.loan * POINTS.loan,
  });
  lines.push({ label: say('score.jail'), points: who.jailed > 0 || who.sentence > 0 ? POINTS.jail : 0 });
  return { total: lines.reduce((sum, line) => sum + line.points, 0), lines };
}

/** The total of `seatScore` alone: whoever thinks ahead asks for it often and reads no sentence. */
export function pointsOf(state: State, seat: number, nets = networks(state.rails)): number {
  const who = seatOf(state, seat);
  let sum = who.gold + who.influence + who.tokens.loan * POINTS.loan;
  for (const city of who.cities) sum += cityWorth(state, seat, city, nets);
  if (who.role) sum += who.role === 'outlaw' ? POINTS.outlaw : POINTS.office;
  if (who.jailed > 0 || who.sentence > 0) sum += POINTS.jail;
  return sum;
}

/** Best first: points, influence, resources, place in turn order. */
export function ranking(state: State, scores: readonly Pick<SeatScore, 'total'>[]): number[] {
  const key = (seat: number) => {
    const who = seatOf(state, seat);
    return [scores[seat]?.total ?? 0, who.influence, total(who.res), -state.order.indexOf(seat)];
  };
  return state.order.slice().sort((a, b) => {
    const left = key(a);
    const right = key(b);
    for (let i = 0; i < left.length; i++) {
      const d = (right[i] ?? 0) - (left[i] ?? 0);
      if (d !== 0) return d;
    }
    return 0;
  });
}

export function score(state: State): ScoreSheet {
  const seats = state.seats.map((_, seat) => seatScore(state, seat));
  return isSolo(state) ? soloSheet(state, seats) : crowdSheet(state, seats);
}

function crowdSheet(state: State, seats: readonly SeatScore[]): ScoreSheet {
  const over = state.stage === 'over';
  const order = ranking(state, seats);
  const best = order[0] ?? 0;
  const second = order[1] ?? 0;
  const mode = say('score.mode.seats', {
    n: state.seats.length,
    mode: isQuick(state) ? say('mode.quick') : say('mode.standard'),
  });
  const headline = over
    ? say('score.win', { who: state.names[best] ?? '', n: seats[best]?.total ?? 0 })
    : say('score.running');
  const tied = over && seats[best]?.total === seats[second]?.total;
  return {
    seats,
    winners: over ? [best] : [],
    headline,
    mode,
    ...(tied ? { tieBreak: tieBreak(state, best, second) } : {}),
    ...(over ? { rank: titleOf(seats[best]?.total ?? 0) } : {}),
  };
}

function tieBreak(state: State, best: number, second: number): string {
  const [a, b] = [seatOf(state, best), seatOf(state, second)];
  if (a.influence !== b.influence) return say('score.tie.influence');
  return total(a.res) !== total(b.res) ? say('score.tie.resources') : say('score.tie.order');
}

function titleOf(points: number): NonNullable<ScoreSheet['rank']> {
  const ladder = TITLES.map((title) => ({ name: say(`title.${title.id}`), from: title.from }));
  const reached = ladder.filter((rung, i) => i === 0 || points >= rung.from);
  return {
    name: reached[reached.length - 1]?.name ?? '',
    ladder,
    value: points,
    counts: say('title.counts'),
  };
}

export type Medal = 'gold' | 'silver' | 'bronze';

/** Gold two rounds before par, silver by par, else bronze. */
export function medal(state: State): Medal {
  const par = parRound(state);
  return state.round <= par - GOLD_BEFORE_PAR ? 'gold' : state.round <= par ? 'silver' : 'bronze';
}

/** Points of the leaderboard: a win outranks every loss, a fast one a slow one. */
export function ladderPoints(state: State): number {
  const points = seatScore(state, 0).total;
  return state.won ? points + WIN.points + WIN.perRound * (clockRounds(state) - state.round) : points;
}

function soloSheet(state: State, seats: readonly SeatScore[]): ScoreSheet {
  const over = state.stage === 'over';
  const clock = state.options['soloClock'] === 'tight' ? say('clock.tight') : say('clock.printed');
  const names = { scenario: say(`scenario.${scenario(state)}`), level: say(`level.${level(state)}`) };
  const mode = say('score.mode', { ...names, clock });
  if (!over) return { seats, winners: [], headline: say('score.running'), mode };
  const left = clockRounds(state) - state.round;
  const prize = say(`medal.${medal(state)}`);
  const headline = !state.won
    ? say('score.solo.lost', { short: shortfall(state) })
    : left > 0
      ? say('score.solo.won', { round: state.round, medal: prize, left })
      : say('score.solo.won.last', { medal: prize });
  const bonus: ScoreLine[] = state.won
    ? [
        { label: say('score.solved'), points: WIN.points },
        { label: say('score.left'), points: WIN.perRound * left, note: say('score.left.note', { n: left }) },
      ]
    : [];
  const own = seats[0] ?? { total: 0, lines: [] };
  const sheet: SeatScore = { total: ladderPoints(state), lines: [...own.lines, ...bonus] };
  const who = seatOf(state, 0);
  const mark = who.character ? say(`character.${who.character}`) : say('no-character');
  return {
    seats: [sheet],
    winners: state.won ? [0] : [],
    headline,
    won: state.won,
    mode,
    ...(state.won ? { trophy: { row: names.scenario, column: names.level, mark } } : {}),
  };
}

/** How much of the goal is missing: "2 towns and 1 gold". */
function shortfall(state: State): string {
  return list(
    goalParts(state)
      .filter((part) => part.done < part.of)
      .map((part) => say(`score.short.${part.what}`, { n: part.of - part.done })),
  );
}
