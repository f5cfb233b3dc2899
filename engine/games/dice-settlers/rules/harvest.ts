/** Harvest: resource icons become tokens (DS-4.55, DS-4.56). */
import type { Move } from '../../../core/game';
import { PLAIN_RESOURCES, RESOURCES, resourceAt } from '../data';
import { playerOf, type Player } from '../state';
import type { ActionRule } from './action';
import { mostIcons } from './icons';
import { bump, noTokens } from './lists';
import { moveBy, resourceIndex, resourceOf } from './notation';
import { payWay, ways, wayOf, wayText, type Way } from './payments';
import type { PickRules } from './pick';
import { gainTokens } from './pieces';
import { cardBehind, ONCE, printed, TERMS } from './techs';

/** The tokens it brings, by kind: one for each icon paid, and those of the free kind. */
export function harvested({ techs }: Player, free: string, way: Way): number[] {
  const gains = noTokens();
  if (free !== '') bump(gains, resourceIndex(free), TERMS['harvest-icon'](techs));
  for (const { icon } of way) bump(gains, resourceIndex(icon), 1);
  return gains;
}

export const harvest: ActionRule = {
  able: (s, seat) => mostIcons(s, seat, 'harvest') > 0,
  moves(s, seat) {
    const player = playerOf(s, seat);
    const boom = TERMS['harvest-icon'](player.techs);
    const kinds = boom > 0 ? PLAIN_RESOURCES.map(resourceAt) : [''];
    const result: Move[] = [];
    const seen = new Set<string>();
    for (let n = mostIcons(s, seat, 'harvest') - boom; n >= (boom > 0 ? 0 : 1); n--) {
      for (const way of ways(s, seat, 'harvest', n)) {
        const paid = way.flatMap(({ things }) => things).sort();
        for (const kind of kinds) {
          // The free icon and a pair of Pioneers may change places: that is one choice.
          const key = `${paid.join()} ${harvested(player, kind, way).join()}`;
          if (seen.has(key)) continue;
          seen.add(key);
          result.push(moveBy(kind === '' ? 'harvest' : `harvest:${kind}`, wayText(way, 'harvest')));
        }
      }
    }
    return result;
  },
  act(s, seat, { what, by }, emit) {
    const player = playerOf(s, seat);
    if (what !== '') {
      const kind = resourceOf(what);
      const card = cardBehind(player.techs, 'harvest-icon');
      emit({ kind: 'boom-icon', seat, args: { kind, card }, targets: [`card:${card}`], rule: 'DS-4.56' });
    }
    const way = wayOf(by, 'harvest');
    const gains = harvested(player, what, way);
    payWay(s, seat, way, emit);
    RESOURCES.forEach((kind, i) => {
      const n = gains[i] ?? 0;
      if (n === 0) return;
      gainTokens(player, kind, n);
      emit({ kind: 'harvest', seat, args: { kind, n }, rule: 'DS-4.55' });
    });
    const card = ONCE['harvest-token'](player);
    if (!card) return;
    player.flipped.push(card);
    emit({ kind: 'use-card', seat, args: { card }, targets: [`card:${card}`], rule: 'DS-4.56' });
    const kinds = gains.flatMap((n, kind) => (n > 0 ? [kind] : []));
    s.pending.push({ kind: 'bonus-kind', seat, kinds });
  },
};

export const harvestPicks: PickRules<'bonus-kind'> = {
  'bonus-kind': {
    moves: (_s, task) => task.kinds.map((kind) => `kind:${resourceAt(kind)}`),
    act(s, { seat }, { what }, emit) {
      s.pending.pop();
      const player = playerOf(s, seat);
      const kind = resourceOf(what);
      const { n } = printed('harvest-token');
      gainTokens(player, kind, n);
      const targets = [`card:${cardBehind(player.techs, 'harvest-token')}`];
      emit({ kind: 'token', seat, args: { kind, n }, targets, rule: 'DS-4.56' });
    },
  },
};
