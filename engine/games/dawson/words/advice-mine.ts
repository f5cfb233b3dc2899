/** What mining brings: the roll is to come, so that its average is told. */
import { HIGHEST_VALUE, LOWEST_VALUE } from '../data';
import type { Perks } from '../data';
import { buildPrice } from '../rules/build';
import { hoodIndex } from '../rules/city';
import type { City } from '../rules/city';
import { gangAt, gangWithout, standings } from '../rules/control';
import { workClaim } from '../rules/mine';
import { roundDueMining } from '../rules/turn';
import { clone, perksOf } from '../state';
import type { State } from '../state';
import { against, totalsOf } from './advice-holds';
import { advice, isFinal } from './advice-lines';
import { say } from './catalogue-advice';
import { hoodName } from './names';

export function averageClaim({ claimGold }: Pick<Perks, 'claimGold'>): number {
  return (LOWEST_VALUE + HIGHEST_VALUE) / 2 + claimGold;
}

export function adviseMine(state: State, city: City, camper: number): string {
  const gold = averageClaim(perksOf(state, state.active));
  const after = clone(state);
  workClaim(after, camper, 0);
  const gain = gainLine(state, city, camper, gold);
  if (roundDueMining(state) === null)
    return advice(gain, say('mine.pool', { n: after.growAt - after.pool }), say('mine', { gold }));
  const totals = totalsOf(after, standings(after), state.active);
  const round = say(`mine.full.${against(state)}`, { ...totals });
  // Nobody builds on its lot after the last round.
  return advice(round, isFinal(after) ? null : gain, say('mine', { gold }));
}

/** The gold, and the gang that loses one or the lot that gets cheaper. */
function gainLine(state: State, city: City, camper: number, gold: number): string {
  const rest = gangWithout(city, state, camper);
  if (rest > 0) {
    const place = hoodName(city, hoodIndex(city, camper));
    return say('mine.gang', { gold, place, from: gangAt(city, state, camper), rest });
  }
  const value = city.lots[camper] as number;
  const free = buildPrice(state, state.active, value, false);
  return say('mine.lot', { gold, free, camper: buildPrice(state, state.active, value, true) });
}
