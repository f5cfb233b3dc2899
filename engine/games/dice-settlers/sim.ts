/** Balance modes of `npm run sim` and the figures section 13 asks for. */
import type { GameConfig, SimMode } from '../../core/game';
import { completeOptions } from '../../core/options';
import { seatsFrom } from '../../core/usage';
import { score } from './score';
import { options } from './setup';
import { housesOnMap } from './rules/map';
import { diceOwned } from './rules/points';
import { LEVEL_OPTIONS, type State } from './state';
import type { Level } from './data';
import { TECH_SETS } from './data-techs';

/** DS 6.A presets: every toggle of one level. */
function soloPreset(level: Level, goldRush: boolean): Record<string, string | boolean> {
  return {
    ...Object.fromEntries(LEVEL_OPTIONS.map((id) => [id, level])),
    'solo.startTents': level === 'hard' ? 'hard' : 'normal',
    'solo.goldRush': goldRush,
  };
}

export function simModes(seats: number): readonly SimMode[] {
  const mode = (name: string, given: Record<string, string | boolean>): SimMode => ({
    name,
    options: completeOptions(options, seats, given),
  });
  if (seats === 1) {
    return [
      mode('easy', soloPreset('easy', false)),
      mode('normal', soloPreset('normal', false)),
      mode('hard', soloPreset('hard', false)),
      mode('normal + Gold Rush', soloPreset('normal', true)),
      mode('hard + Gold Rush', soloPreset('hard', true)),
    ];
  }
  return [
    ...Object.keys(TECH_SETS).map((techSet) => mode(techSet, { techSet })),
    mode('random + explosive', { techSet: 'random', explosive: true }),
  ];
}

/** Clockwise from the first player of round 1; the Diceoneer has no seat. */
export function startOrder(first: State): readonly number[] {
  return seatsFrom(first.first, first.sides).filter((side) => side < first.players.length);
}

export function simStats(finals: readonly State[], config: GameConfig): Record<string, unknown> {
  const share = (n: number, of: number) => (of === 0 ? 0 : Math.round((1000 * n) / of) / 1000);
  const sheets = finals.map(score);
  const rounds = finals.map((s) => s.round).sort((a, b) => a - b);
  const triggers: Record<string, number> = {};
  for (const s of finals) for (const t of s.triggers) triggers[t] = (triggers[t] ?? 0) + 1;
  const solo = config.seats.length === 1;
  const margins = sheets.map((sheet) => (sheet.seats[0]?.total ?? 0) - (sheet.rival?.score.total ?? 0));
  return {
    rounds: { p50: at(rounds, 0.5), p95: at(rounds, 0.95), max: at(rounds, 1) },
    triggers: Object.fromEntries(Object.entries(triggers).map(([id, n]) => [id, share(n, finals.length)])),
    vpTokens: mean(finals.flatMap((s) => s.players.map((p) => p.vp))),
    houses: mean(finals.flatMap((s) => s.players.map((_, seat) => housesOnMap(s, seat)))),
    dice: mean(finals.flatMap((s) => s.players.map((_, seat) => diceOwned(s, seat)))),
    researched: researched(finals, share),
    ...(solo
      ? {
          winRate: share(sheets.filter((sheet) => sheet.won).length, sheets.length),
          margin: {
            mean: mean(margins),
            p50: at(
              margins.slice().sort((a, b) => a - b),
              0.5,
            ),
          },
          rival: mean(sheets.map((sheet) => sheet.rival?.score.total ?? 0)),
        }
      : {}),
  };
}

/** Of the games that show a card, the share in which some player researches it. */
function researched(
  finals: readonly State[],
  share: (n: number, of: number) => number,
): Record<string, number> {
  const shown: Record<string, number> = {};
  const taken: Record<string, number> = {};
  for (const s of finals) {
    for (const card of s.tableau) {
      shown[card] = (shown[card] ?? 0) + 1;
      if (s.players.some((p) => p.techs.includes(card)) || s.bot?.techs.includes(card)) {
        taken[card] = (taken[card] ?? 0) + 1;
      }
    }
  }
  return Object.fromEntries(Object.entries(shown).map(([card, n]) => [card, share(taken[card] ?? 0, n)]));
}

function at(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}

function mean(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return Math.round((10 * values.reduce((a, b) => a + b, 0)) / values.length) / 10;
}
