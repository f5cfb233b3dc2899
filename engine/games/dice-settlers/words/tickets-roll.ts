/** Tickets of the Roll phase. */
import { capital, numberWord } from '../../../core/words';
import { dieCode, dieColour, dieIcon, type DieCode } from '../data';
import { techOf } from '../data-techs';
import { numbered } from '../rules/hand';
import { iconOf } from '../rules/icons';
import { diceOf, dieOf, iconNamed, parts, sourceOf, thingOf, type Answer } from '../rules/notation';
import { diceDrawn, rerollPayers } from '../rules/roll';
import { playerOf, type Player, type State } from '../state';
import { say } from './catalogue';
import type { Draft } from './tickets-draft';
import { countIcons } from './tickets-pay';
import { chip, diceNames, dieName, techName } from './names';

export function rollDraft(s: State, seat: number, { verb, what, by }: Answer): Draft {
  if (verb === 'reroll') return rerollDraft(playerOf(s, seat), diceOf(what), by);
  if (verb === 'set') return setDraft(what, by);
  const n = diceDrawn(playerOf(s, seat));
  return {
    label: say('mDraw', { n, source: payerName(by) }),
    button: say('bDraw', { n }),
    targets: [thingOf(by)],
    verb: {
      id: 'draw',
      label: say('vDraw', { n: numberWord(n) }),
      sign: 'draw',
      does: say('vDrawDoes', { n: numberWord(n) }),
      asks: say('vDrawAsks'),
      quiet: true,
    },
    cost: costOf(by),
    gain: [chip('die', n)],
  };
}

function rerollDraft(player: Player, dice: readonly DieCode[], by: string): Draft {
  const names = diceNames(dice.join(' '));
  const card = sourceOf(thingOf(by)).card;
  return {
    label:
      card === null
        ? say('mReroll', { dice: names })
        : say('mRerollCard', { dice: names, card: techName(card) }),
    detail: card === null ? say('dPays', { die: payerName(by) }) : say('dCardPays', { card: techName(card) }),
    button: say('bReroll', { n: dice.length }),
    // The cheapest payment need not be pointed at.
    targets: [
      ...numbered(dice.map((die) => `die:${die}`)),
      ...(rerollPayers(player, dice)[0] === by ? [] : [`pays:${by}`]),
    ],
    cost: costOf(by),
    group: say('groupReroll', { n: numberWord(dice.length) }),
    worth: -dice.length,
  };
}

function setDraft(what: string, by: string): Draft {
  const [from, to] = parts(what);
  const die = dieOf(from);
  const icon = say(iconNamed(to));
  return {
    label: say('mSet', { die: dieName(die), icon: capital(icon), source: payerName(by) }),
    button: say('bSet', { icon }),
    targets: [`die:${die}`, `face:${dieCode(dieColour(die), iconNamed(to))}`, `pays:${by}`],
    verb: {
      id: 'set',
      label: say('vSet'),
      sign: 'set',
      does: say('vSetDoes'),
      asks: say('vSetAsks'),
      quiet: true,
    },
    cost: costOf(by),
    gain: countIcons([iconNamed(to)]),
    group: say('groupSet', { die: dieName(die) }),
  };
}

/** What pays: a die that is spent, or a card that turns. */
function payerName(by: string): string {
  const { die, card } = sourceOf(thingOf(by));
  return card !== null ? techName(card) : dieName(die);
}

function costOf(by: string) {
  const { die, card } = sourceOf(thingOf(by));
  if (card !== null && techOf(card).effect.do !== 'make') return [];
  return countIcons([die === null ? iconOf(thingOf(by)) : dieIcon(die)]);
}
