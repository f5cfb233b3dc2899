/** Advice on trading a cow, which building and bidding do by themselves where one is missing. */
import type { Move } from '../../../core/game';
import { amount, COW_PIECES, COW_SILVER, PUMPKIN, WORKER_CAP, type Trade } from '../data';
import { tooMany } from '../rules/supply';
import { nextPick, player, workersOf, type State } from '../state';
import { advice, after, crewWords } from './advice-forms';
import { asking, nextForms, stockWords } from './advice-prospects';
import { tieForms } from './advice-work';
import { say } from './catalogue-advice';
import { goodWord, silverWords, workersWords } from './names';

export function adviseTrade(s: State, seat: number, trade: Trade, move: Move): string {
  const then = after(s, move);
  const p = player(then, seat);
  const tie = tieForms(s, seat);
  switch (trade.what) {
    case 'good': {
      const all = amount(p.goods, trade.good);
      const goods = `${COW_PIECES} ${goodWord(trade.good, COW_PIECES)}`;
      if (all <= amount(player(s, seat).goods, trade.good))
        return say('gets.none', { goods: `${all} ${goodWord(trade.good, all)}` });
      const n = asking(s, [trade.good]);
      return advice(
        [say('cow.good', { goods, all })],
        canStillBuild(s, seat) ? [] : tie,
        (n > 0 || trade.good === PUMPKIN) && amount(s.supply.goods, trade.good) >= COW_PIECES
          ? [say('cow.itself')]
          : [stockWords(s, seat, [trade.good])],
      );
    }
    case 'silver':
      return advice(
        [say('cow.silver', { silver: silverWords(COW_SILVER), all: p.silver })],
        tie,
        nextForms(then, seat),
      );
    case 'worker': {
      const colours = Array.from({ length: COW_PIECES }, () => trade.colour);
      if (workersOf(p) <= workersOf(player(s, seat))) return say('gets.none', { goods: crewWords(p) });
      // MT-4.12: one is sent away before anything else happens.
      const over = tooMany(p, 0);
      const all = Math.min(workersOf(p), WORKER_CAP);
      return advice(
        [say('cow.worker', { worker: workersWords(colours), n: all })],
        over > 0 ? [say('cow.worker.full')] : [],
        tie,
        nextForms(then, seat),
      );
    }
  }
}

/** A good traded for before or while building still becomes a settlement, in the last round too. */
function canStillBuild(s: State, seat: number): boolean {
  const kind = nextPick(s)?.kind;
  return (kind === 'choose-action' || kind === 'build-next') && player(s, seat).left > 0;
}
