/** Harvest: resource icons become tokens (DS-4.55, DS-4.56). */
import { PLAIN_RESOURCES, resourceAt } from '../data';
import { playerOf } from '../state';
import type { ActionRule } from './action';
import { addIcon, askIcons, mostIcons, paymentBelow } from './icons';
import { bump } from './lists';
import { resourceOf } from './notation';
import type { PickRules } from './pick';
import { gainTokens } from './pieces';
import { cardBehind, ONCE, printed, TERMS } from './techs';

export const harvest: ActionRule = {
  able: (s, seat) => mostIcons(s, seat, 'harvest') > 0,
  begin(s, seat, emit) {
    askIcons(s, seat, 'harvest', 1, emit);
    const more = TERMS['harvest-icon'](playerOf(s, seat).techs);
    for (let i = 0; i < more; i++) {
      s.pending.push({ kind: 'bonus-kind', seat, after: false, kinds: PLAIN_RESOURCES.slice() });
    }
  },
  paid(s, { seat, gains }, emit) {
    const player = playerOf(s, seat);
    gains.forEach((n, kind) => {
      if (n === 0) return;
      bump(player.tokens, kind, n);
      emit({ kind: 'token', seat, args: { kind: resourceAt(kind), n }, rule: 'DS-4.55' });
    });
    const card = ONCE['harvest-token'](player);
    if (!card) return;
    player.flipped.push(card);
    const kinds = gains.flatMap((n, kind) => (n > 0 ? [kind] : []));
    s.pending.push({ kind: 'bonus-kind', seat, after: true, kinds });
  },
};

export const harvestPicks: PickRules<'bonus-kind'> = {
  'bonus-kind': {
    moves: (_s, task) => task.kinds.map((kind) => `kind:${resourceAt(kind)}`),
    act(s, task, { what }, emit) {
      s.pending.pop();
      const { seat } = task;
      const { techs } = playerOf(s, seat);
      const kind = resourceOf(what);
      const card = cardBehind(techs, task.after ? 'harvest-token' : 'harvest-icon');
      const targets = [`card:${card}`];
      if (task.after) {
        const n = printed('harvest-token').n;
        gainTokens(playerOf(s, seat), kind, n);
        emit({ kind: 'token', seat, args: { kind, n }, targets, rule: 'DS-4.56' });
      } else {
        addIcon(paymentBelow(s), kind);
        emit({ kind: 'boom-icon', seat, args: { kind, card }, targets, rule: 'DS-4.56' });
      }
    },
  },
};
