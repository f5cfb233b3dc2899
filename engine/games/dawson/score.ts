import type { ScoreLine, ScoreSheet, SeatScore } from '../../core/game';
import { count, list } from '../../core/words';
import { GOLD_A_POINT, RANKS, rankFor, soloLevel } from './data';
import { goldPoints, ranking, streetTotal, totalOf } from './rules/end';
import type { Ranking } from './rules/end';
import { readLedger } from './rules/ledger';
import type { LedgerEntry } from './rules/ledger';
import { isStreet, levelOf, playerAt } from './state';
import type { State } from './state';
import { say } from './words/catalogue';
import { nameOf } from './words/names';

export function score(state: State): ScoreSheet {
  const totals = state.players.map((_, seat) => totalOf(state, seat));
  const seats = Array.from({ length: state.people }, (_, seat) => seatScore(state, seat));
  const over = state.step === 'over';
  const mode = modeName(state);
  if (isStreet(state)) return streetSheet(state, seats, over, mode);
  const ranked = ranking(state);
  const { winners } = ranked;
  const tieBreak = tieBreakOf(state, ranked);
  const rivals = state.players.map((_, seat) => seat).slice(state.people);
  const bestRival = rivals.sort((p, q) => (totals[q] as number) - (totals[p] as number))[0];
  return {
    seats,
    winners: winners.filter((seat) => seat < state.people),
    ...(tieBreak ? { tieBreak } : {}),
    headline: over ? winHeadline(state, winners, totals) : runningHeadline(state, totals),
    ...(state.people === 1 && over ? { won: winners.includes(0) } : {}),
    ...(bestRival === undefined
      ? {}
      : { rival: { name: nameOf(state, bestRival), score: seatScore(state, bestRival) } }),
    mode,
  };
}

function seatScore(state: State, seat: number): SeatScore {
  const { gold } = playerAt(state, seat);
  const lines: ScoreLine[] = state.rounds.map((points, round) => ({
    label: say('score.round', { round: round + 1 }),
    points: points[seat] as number,
    ...noteOf(state, round, ({ holders }) => holders.includes(seat)),
  }));
  lines.push({
    label: say('score.gold'),
    points: goldPoints(gold),
    note: say('score.gold.note', { gold, rate: GOLD_A_POINT }),
  });
  return { lines, total: totalOf(state, seat) };
}

/** The drill-down of one round: the worth of each neighbourhood held. */
function noteOf(state: State, round: number, held: (entry: LedgerEntry) => boolean): { note?: string } {
  const worth = readLedger(state.ledger[round] as string)
    .filter(held)
    .map(({ points }) => `${points}`);
  return worth.length > 0 ? { note: say('score.round.note', { list: list(worth) }) } : {};
}

function streetSheet(state: State, seats: SeatScore[], over: boolean, mode: string): ScoreSheet {
  const street = streetTotal(state);
  const points = totalOf(state, 0);
  // DW-6.2.3: gangs lose ties.
  const won = points >= street;
  const lines = state.street.map((taken, round) => ({
    label: say('score.round', { round: round + 1 }),
    points: taken,
    ...noteOf(state, round, ({ gang }) => gang),
  }));
  return {
    seats,
    winners: over && won ? [0] : [],
    headline: over
      ? say(won ? 'headline.solo-won' : 'headline.solo-lost', { points, street })
      : runningHeadline(state, [points]),
    rank: {
      name: say(`rank.${rankFor(points).id}`),
      ladder: RANKS.map((rank) => ({ name: say(`rank.${rank.id}`), from: rank.from })),
    },
    ...(over ? { won } : {}),
    rival: { name: say('street'), score: { total: street, lines } },
    mode,
  };
}

function tieBreakOf(state: State, { winners, by }: Ranking): string | undefined {
  const [winner] = winners;
  return by === null || winner === undefined ? undefined : say(`tie.${by}`, { name: nameOf(state, winner) });
}

function winHeadline(state: State, winners: readonly number[], totals: readonly number[]): string {
  const [first] = winners;
  if (first === undefined) throw new Error('A finished game has a winner.');
  const points = count(totals[first] as number, 'point');
  if (winners.length > 1)
    return say('headline.shared', { names: list(winners.map((w) => nameOf(state, w))), points });
  return say(first < state.people ? 'headline.won' : 'headline.rival', {
    name: nameOf(state, first),
    points,
  });
}

function runningHeadline(state: State, totals: readonly number[]): string {
  const top = totals.indexOf(Math.max(...totals));
  return say('headline.running', { name: nameOf(state, top), points: count(totals[top] as number, 'point') });
}

function modeName(state: State): string {
  const people = count(state.people, 'seat');
  if (isStreet(state))
    return say('mode.solo', { level: say(`solo-level.${soloLevel(state.options['solo-level']).id}`) });
  const rivals = state.players.length - state.people;
  if (rivals === 0) return say('mode.seats', { people });
  return say('mode.rivals', {
    people,
    rivals: count(rivals, 'rival'),
    level: say(`rival-level.${levelOf(state).id}`),
  });
}
