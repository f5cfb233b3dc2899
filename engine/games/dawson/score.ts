import type { ScoreLine, ScoreSheet, SeatScore } from '../../core/game';
import { capital, list } from '../../core/words';
import { GOLD_A_POINT, RANKS, rankFor, soloLevel } from './data';
import { shareOf } from './rules/control';
import { goldPoints, ranking, streetTotal, totalOf } from './rules/end';
import type { Ranking } from './rules/end';
import { readLedger } from './rules/ledger';
import type { LedgerEntry } from './rules/ledger';
import { isStreet, levelOf, playerAt } from './state';
import type { State } from './state';
import { say } from './words/catalogue';
import { nameOf, namesOf } from './words/names';

export function score(state: State): ScoreSheet {
  const totals = state.players.map((_, seat) => totalOf(state, seat));
  const seats = Array.from({ length: state.people }, (_, seat) => seatScore(state, seat));
  const over = state.step === 'over';
  const mode = modeName(state);
  if (isStreet(state)) return streetSheet(state, seats, over, mode);
  const ranked = ranking(state);
  const { winners } = ranked;
  const tieBreak = tieBreakOf(state, ranked);
  return {
    seats,
    winners: winners.filter((seat) => seat < state.people),
    ...(tieBreak ? { tieBreak } : {}),
    headline: over ? winHeadline(state, winners, totals) : runningHeadline(state, totals),
    ...(state.people === 1 && over ? { won: winners.includes(0) } : {}),
    ...rivalSide(state, totals),
    mode,
  };
}

/** The best rival line by line; what the others have stands in its last note. */
function rivalSide(state: State, totals: readonly number[]): Pick<ScoreSheet, 'rival'> {
  const [best, ...others] = state.players
    .map((_, seat) => seat)
    .slice(state.people)
    .sort((p, q) => (totals[q] as number) - (totals[p] as number));
  if (best === undefined) return {};
  const { total, lines } = seatScore(state, best);
  const names = others.map((seat) =>
    say('score.other', { name: nameOf(state, seat), points: totals[seat] as number }),
  );
  const told = lines.map((line, i) =>
    i < lines.length - 1 || names.length === 0
      ? line
      : { ...line, note: say('score.others', { note: line.note ?? '', list: list(names) }) },
  );
  return { rival: { name: nameOf(state, best), score: { total, lines: told } } };
}

function seatScore(state: State, seat: number): SeatScore {
  const { gold, points: city } = playerAt(state, seat);
  const lines: ScoreLine[] = state.rounds.map((points, round) => ({
    label: say('score.round', { round: round + 1 }),
    points: points[seat] as number,
    ...noteOf(state, round, ({ holders }) => holders.includes(seat)),
  }));
  lines.push({
    label: say('score.gold'),
    points: goldPoints(gold),
    note: say('score.gold.note', { gold, city, rate: GOLD_A_POINT }),
  });
  return { lines, total: totalOf(state, seat) };
}

/** The drill-down of one round: what each neighbourhood held was worth, and what of it a share was. */
function noteOf(state: State, round: number, held: (entry: LedgerEntry) => boolean): { note?: string } {
  const worth = readLedger(state.ledger[round] as string)
    .filter(held)
    .map(({ points, holders: { length: n } }) =>
      n > 1 ? say('score.shared', { share: shareOf(points, n), points, n }) : say('score.held', { points }),
    );
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
      : say('headline.street', { points, street }),
    rank: {
      name: say(`rank.${rankFor(points).id}`),
      ladder: RANKS.map((rank) => ({ name: say(`rank.${rank.id}`), from: rank.from })),
      value: points,
      counts: say('rank.counts'),
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
  const points = totals[first] as number;
  if (winners.length > 1) return say('headline.shared', { names: capital(namesOf(state, winners)), points });
  return say(first < state.people ? 'headline.won' : 'headline.rival', {
    name: nameOf(state, first),
    points,
  });
}

function runningHeadline(state: State, totals: readonly number[]): string {
  const points = Math.max(...totals);
  const [first, ...others] = totals.flatMap((total, seat) => (total === points ? [seat] : []));
  if (first === undefined) throw new Error('Somebody leads.');
  return others.length === 0
    ? say('headline.running', { name: nameOf(state, first), points })
    : say('headline.level', { names: capital(namesOf(state, [first, ...others])), points });
}

function modeName(state: State): string {
  const { people } = state;
  if (isStreet(state))
    return say('mode.solo', { level: say(`solo-level.${soloLevel(state.options['solo-level']).id}`) });
  const rivals = state.players.length - people;
  if (rivals === 0) return say('mode.seats', { people });
  return say('mode.rivals', { people, rivals, level: say(`rival-level.${levelOf(state).id}`) });
}
