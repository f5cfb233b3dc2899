import type { ScoreLine, ScoreSheet, SeatScore } from '../../core/game';
import { capital, list, numberWord } from '../../core/words';
import { amount, entry, LINE } from './data';
import { LEVEL_BONUS, LOST_RANKS, STAR_ROUNDS, WON_RANKS, type Level } from './data-race';
import { levelOf } from './rules/rival';
import {
  HUMAN,
  isRace,
  nameOf,
  placedBy,
  player,
  RIVAL,
  sum,
  workersOf,
  type Player,
  type State,
} from './state';
import { say } from './words/catalogue';
import { settlements, sideName } from './words/names';

/** MT-5.3 to MT-5.5: settlements, then cows and canteens, then the rest. */
export function keysOf(p: Player): [number, number, number] {
  return [placedBy(p), p.cows + p.canteens, p.silver + workersOf(p) + sum(p.goods)];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return amount(b, i) - amount(a, i);
  return 0;
}

/** MT-5.6: the place of every seat; level seats share one and the next number is left out. */
export function places(s: State): number[] {
  const keys = s.players.map(keysOf);
  return keys.map((own) => 1 + keys.filter((other) => compare(other, own) < 0).length);
}

/** MT-6.11: with everything level, the human wins. */
export function raceWon(s: State): boolean {
  return compare(keysOf(player(s, 0)), keysOf(player(s, RIVAL))) <= 0;
}

export function stars(s: State): number {
  return 1 + STAR_ROUNDS.filter((last) => s.round <= last).length;
}

export function score(s: State): ScoreSheet {
  return isRace(s) ? raceSheet(s) : tableSheet(s);
}

function tableSheet(s: State): ScoreSheet {
  const seats = s.players.map(sheetOf);
  const place = places(s);
  const leaders = place.flatMap((n, seat) => (n === 1 ? [seat] : []));
  const best = amount(leaders, 0);
  const names = list(leaders.map((seat) => nameOf(s, seat)));
  const words = { name: names, names, settlements: settlements(entry(seats, best).total) };
  const mode = say('score.mode.table', { n: s.seats });
  if (!s.over) {
    const headline = leaders.length === 1 ? say('score.running', words) : say('score.level');
    return { seats, winners: [], headline, mode };
  }
  const headline = leaders.length === 1 ? say('score.win', words) : say('score.share', words);
  return { seats, winners: leaders, headline, mode, ...tieBreak(s, best) };
}

function tieBreak(s: State, best: number): { tieBreak?: string } {
  const won = keysOf(player(s, best));
  const close = s.players.map(keysOf).filter((keys) => compare(keys, won) > 0 && keys[0] === won[0]);
  if (close.length === 0) return {};
  return { tieBreak: say(close.some((keys) => keys[1] === won[1]) ? 'score.tie.goods' : 'score.tie.herd') };
}

function raceSheet(s: State): ScoreSheet {
  const own = sheetOf(player(s, 0));
  const rival = sheetOf(player(s, RIVAL));
  const level = levelOf(s);
  const levelName = say(`level.${level}`);
  const margin = own.total - rival.total;
  const won = raceWon(s);
  const ladder = [...LOST_RANKS, ...WON_RANKS].map(({ id, from }) => ({ name: say(`rank.${id}`), from }));
  const base = {
    seats: [own],
    rival: { name: capital(sideName(s, RIVAL)), score: rival },
    mode: say('score.mode.race', { level: levelName.toLowerCase() }),
  };
  if (!s.over) {
    const words = {
      name: sideName(s, margin > 0 ? HUMAN : RIVAL),
      settlements: settlements(Math.max(own.total, rival.total)),
    };
    return {
      ...base,
      winners: [],
      headline: margin === 0 ? say('score.level') : say('score.running', words),
    };
  }
  const rank = rankName(won, margin, level);
  const mark = '★'.repeat(stars(s));
  const words = { margin: settlements(Math.abs(margin)), round: s.round, stars: mark };
  const headline = won
    ? say(margin > 0 ? 'score.race.won' : 'score.race.won-tie', words)
    : say(margin < 0 ? 'score.race.lost' : 'score.race.lost-tie', words);
  return {
    ...base,
    seats: [{ ...own, lines: [...own.lines, ...raceLines(s, won, margin)] }],
    winners: won ? [0] : [],
    won,
    headline,
    rank: {
      name: rank,
      ladder,
      value: gritOf(won, margin, level),
      counts: say(won && LEVEL_BONUS[level] > 0 ? 'rank.counts.won' : 'rank.counts', {
        bonus: LEVEL_BONUS[level],
        level: levelName,
      }),
    },
    ...(margin === 0 ? raceTie(s) : {}),
    ...(won ? { trophy: { row: levelName, column: rank, mark } } : {}),
  };
}

function raceTie(s: State): { tieBreak: string } {
  const [, herd, goods] = keysOf(player(s, HUMAN));
  const [, otherHerd, otherGoods] = keysOf(player(s, RIVAL));
  if (herd !== otherHerd) return { tieBreak: say('score.tie.herd') };
  return { tieBreak: say(goods === otherGoods ? 'score.tie.all' : 'score.tie.goods') };
}

/** 6.1: what rank and stars come from; they add nothing to the settlements. */
function raceLines(s: State, won: boolean, margin: number): ScoreLine[] {
  const level = levelOf(s);
  const words = { margin: Math.abs(margin), bonus: LEVEL_BONUS[level], level: say(`level.${level}`) };
  const sum = gritOf(won, margin, level);
  const grit: ScoreLine = {
    label: say('score.grit'),
    points: 0,
    aside: true,
    note: say(won ? 'score.grit.won' : 'score.grit.lost', { ...words, sum: sum < 0 ? `−${-sum}` : sum }),
  };
  if (!won) return [grit];
  const [three, two] = STAR_ROUNDS;
  const note = say('score.stars.note', { stars: '★'.repeat(stars(s)), round: s.round, two, three });
  return [grit, { label: say('score.stars'), points: 0, aside: true, note }];
}

/** 6.1: the lead, and after a win the bonus of the level. */
function gritOf(won: boolean, margin: number, level: Level): number {
  return won ? margin + LEVEL_BONUS[level] : margin;
}

/** 6.1: a lost race is ranked by its margin, a won one by grit. */
export function rankName(won: boolean, margin: number, level: Level): string {
  const [lowest, ...higher] = won ? WON_RANKS : LOST_RANKS;
  const reached = higher.filter((rank) => rank.from <= gritOf(won, margin, level)).at(-1) ?? lowest;
  return say(`rank.${reached.id}`);
}

function sheetOf(p: Player): SeatScore {
  const [total, herd, goods] = keysOf(p);
  return {
    total,
    lines: [
      { label: say('score.fields'), points: p.fields },
      { label: say('score.twos'), points: p.twos },
      { label: say('score.lines', { n: numberWord(LINE) }), points: p.lines },
      {
        label: say('score.herd'),
        points: 0,
        aside: true,
        note: say('score.herd.note', { cows: p.cows, canteens: p.canteens, sum: herd }),
      },
      {
        label: say('score.goods'),
        points: 0,
        aside: true,
        note: say('score.goods.note', {
          silver: p.silver,
          workers: workersOf(p),
          goods: sum(p.goods),
          sum: goods,
        }),
      },
    ],
  };
}
