import type { ScoreLine, ScoreSheet, SeatScore } from '../../core/game';
import { count, list } from '../../core/words';
import { GOLD_A_POINT, RANKS, rankFor, rivalLevel, SCORING_ROUNDS, soloLevel } from './data';
import { nameOf } from './words/names';
import { isStreet, playerAt } from './state';
import type { State } from './state';
import { say } from './words/catalogue';

export function score(state: State): ScoreSheet {
  const totals = state.players.map((_, seat) => totalOf(state, seat));
  const seats = Array.from({ length: state.people }, (_, seat) => seatScore(state, seat));
  const over = state.step === 'over';
  const mode = modeName(state);
  if (isStreet(state)) return streetSheet(state, seats, over, mode);
  const { winners, tieBreak } = over ? ranking(state, totals) : { winners: [], tieBreak: undefined };
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

/** DW-5.2 */
export function goldPoints(gold: number): number {
  return Math.floor(gold / GOLD_A_POINT);
}

export function totalOf(state: State, seat: number): number {
  const player = playerAt(state, seat);
  return player.points + goldPoints(player.gold);
}

/** DW-6.2.2 */
export function streetTotal(state: Pick<State, 'street'>): number {
  return state.street.reduce((sum, points) => sum + points, 0);
}

function seatScore(state: State, seat: number): SeatScore {
  const { gold } = playerAt(state, seat);
  const lines: ScoreLine[] = state.rounds.map((points, round) => ({
    label: say('score.round', { round: round + 1 }),
    points: points[seat] ?? 0,
    ...noteOf(state.ledger[round] ?? '', (winner) => winner.split('+').includes(String(seat))),
  }));
  lines.push({ label: say('score.gold'), points: goldPoints(gold), note: say('score.gold.note', { gold }) });
  return { lines, total: totalOf(state, seat) };
}

/** The drill-down of one round: the worth of each neighbourhood held. */
function noteOf(ledger: string, holds: (winner: string) => boolean): { note?: string } {
  const worth = ledger
    .split(' ')
    .map((entry) => entry.split(':'))
    .filter(([, winner]) => winner !== undefined && holds(winner))
    .map(([points]) => points ?? '');
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
    ...noteOf(state.ledger[round] ?? '', (winner) => winner === 'g'),
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

/** DW-5.3, DW-5.4 */
export function ranking(
  state: State,
  totals: readonly number[],
): { winners: number[]; tieBreak: string | undefined } {
  if (state.round < SCORING_ROUNDS) return { winners: [], tieBreak: undefined };
  const bestOf = (seats: number[], key: (seat: number) => number) => {
    const top = Math.max(...seats.map(key));
    return seats.filter((seat) => key(seat) === top);
  };
  const first = bestOf(
    state.players.map((_, seat) => seat),
    (seat) => totals[seat] as number,
  );
  if (first.length === 1) return { winners: first, tieBreak: undefined };
  const rich = bestOf(first, (seat) => playerAt(state, seat).gold);
  if (rich.length === 1)
    return { winners: rich, tieBreak: say('tie.gold', { name: nameOf(state, rich[0] as number) }) };
  const housed = bestOf(rich, (seat) => state.owners.filter((owner) => owner === seat).length);
  const tieBreak =
    housed.length === 1 ? say('tie.hotels', { name: nameOf(state, housed[0] as number) }) : undefined;
  return { winners: housed, tieBreak };
}

function winHeadline(state: State, winners: readonly number[], totals: readonly number[]): string {
  const first = winners[0] ?? 0;
  const points = count(totals[first] ?? 0, 'point');
  if (winners.length > 1)
    return say('headline.shared', { names: list(winners.map((w) => nameOf(state, w))), points });
  return say(first < state.people ? 'headline.won' : 'headline.rival', {
    name: nameOf(state, first),
    points,
  });
}

function runningHeadline(state: State, totals: readonly number[]): string {
  const top = totals.indexOf(Math.max(...totals));
  return say('headline.running', { name: nameOf(state, top), points: count(totals[top] ?? 0, 'point') });
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
    level: say(`rival-level.${rivalLevel(state.options['rival-level']).id}`),
  });
}
