/** Every move as a ticket: label, places on the board, cost and gain. */
import type { Chip, Move, MoveDescription } from '../../../core/game';
import { capital, list, signed } from '../../../core/words';
import { PRICES, RESOURCES } from '../data';
import { buildDescription } from './tickets-building';
import { crewBundle, marketPrice, traderPrice } from '../rules/collecting';
import { bundleOf, loanPrice } from '../rules/goods';
import { bundleName, cardName, chip, resourceChips, spaceName } from './names';
import { spaceChips } from './tickets-spaces';
import { parsePlacing, rowOf } from '../rules/placement';
import { townsOfType } from '../rules/network';
import { seatOf, top, type Die, type State, type Task } from '../state';
import { say, word } from './catalogue';

export function describe(state: State, move: Move): MoveDescription {
  const now = top(state);
  if (!now) return { label: say('label.done'), targets: [], rule: 'DH-5.1' };
  const colon = move.indexOf(':');
  const verb = colon < 0 ? move : move.slice(0, colon);
  const arg = colon < 0 ? '' : move.slice(colon + 1);
  switch (verb) {
    case 'place':
      return placeDescription(state, now.seat, move);
    case 'shift':
    case 'move':
      return dealerDescription(state, now.seat, move);
    case 'town':
    case 'city':
    case 'rail':
      return buildDescription(state, now, verb, arg);
    case 'pay':
    case 'gain':
      return bundleDescription(now, verb, arg);
    case 'card':
    case 'keep':
    case 'top':
    case 'discard':
    case 'take':
    case 'remove':
      return cardDescription(verb, arg);
    case 'reroll':
    case 'change':
      return diceDescription(state, now.seat, verb, arg);
    case 'gold':
    case 'swap':
    case 'buy':
    case 'ore':
      return tradeDescription(state, now, verb);
    default:
      return plainDescription(state, now, verb, arg);
  }
}

export function dieName(die: Die): string {
  if (die.deputy) return say('label.deputy', { n: die.face });
  return die.changed ? say('label.turned', { n: die.face }) : say('label.die', { n: die.face });
}

export function diceName(dice: readonly Die[]): string {
  return dice.map(dieName).join(' + ');
}

function chosenDice(state: State, seat: number, indices: readonly number[]): Die[] {
  const { dice } = seatOf(state, seat);
  return indices.flatMap((index) => dice[index] ?? []);
}

function tokenChip(token: 'wild' | 'engineer'): Chip {
  return chip(token, 1, `1 ${say(`token.${token}`)}`);
}

function placeDescription(state: State, seat: number, move: Move): MoveDescription {
  const placing = parsePlacing(move);
  const dice = chosenDice(state, seat, placing.dice);
  const text = diceName(dice);
  const first = dice[0];
  const { character } = seatOf(state, seat);
  const space = placing.spot === 'character' ? word(`character.${character}`) : spaceName(placing.spot);
  const head =
    placing.flip && first
      ? say('label.flip', { dice: text, n: 7 - first.face, space })
      : say('label.place', { dice: capital(text), space });
  const shift = placing.shift === 0 ? '' : say('label.wild', { shift: signed(placing.shift) });
  const chips = spaceChips(state, seat, placing.spot);
  const cost = [...chips.cost];
  if (placing.shift !== 0) cost.unshift(tokenChip('wild'));
  if (placing.share) cost.unshift(tokenChip('engineer'));
  return {
    label: `${head}${shift}${placing.share ? say('label.share') : ''}`,
    detail: giveText(placing.spot),
    targets: [`space:${placing.spot}`, ...placing.dice.map((index) => `die:${index}`)],
    cost,
    gain: chips.gain,
    rule: placeRule(placing.spot),
    group: say('group.dice', { dice: text }),
    ...warningOf(state, seat, placing.spot, chips.short),
  };
}

function giveText(spot: string): string {
  const row = rowOf(spot);
  if (row === spot) return word(`give.${spot}`);
  return spot.endsWith('effort') ? say('give.effort') : say('give.produce');
}

function placeRule(spot: string): string {
  if (spot === 'dealer') return 'DH-4.22';
  if (spot === 'mayor' || spot === 'sheriff') return 'DH-4.12';
  if (spot === 'politics' || spot === 'work-crew' || spot === 'rail-baron') return 'DH-4.11';
  return rowOf(spot) === spot ? 'DH-4.10' : 'DH-4.17';
}

function warningOf(state: State, seat: number, spot: string, short: boolean): { warning?: string } {
  const type = RESOURCES.indexOf(rowOf(spot) as (typeof RESOURCES)[number]);
  if (type >= 0 && townsOfType(state, seat, type) === 0) return { warning: say('warn.no-town') };
  return short ? { warning: say('warn.cannot-pay') } : {};
}

function dealerDescription(state: State, seat: number, move: Move): MoveDescription {
  const [verb = '', from = '', spot = '', flags = ''] = move.split(':');
  const shift = signed(flags.startsWith('+') ? 1 : -1);
  const share = flags.includes('e');
  const moved =
    verb === 'move' ? state.sets.find((set) => set.seat === seat && set.spot === from) : undefined;
  const indices = [...from].map(Number);
  const dice = moved ? moved.dice : chosenDice(state, seat, indices);
  const holes = { dice: diceName(dice), space: spaceName(spot), shift };
  const head = moved ? say('label.move', { ...holes, from: spaceName(from) }) : say('label.shift', holes);
  const chips = spaceChips(state, seat, spot);
  return {
    label: `${capital(head)}${share ? say('label.share') : ''}`,
    detail: giveText(spot),
    targets: moved ? [`space:${spot}`] : [`space:${spot}`, ...indices.map((index) => `die:${index}`)],
    cost: share ? [tokenChip('engineer'), ...chips.cost] : chips.cost,
    gain: chips.gain,
    rule: 'DH-4.22',
    group: moved ? say('group.move') : say('group.shift'),
    ...warningOf(state, seat, spot, chips.short),
  };
}

function bundleDescription(now: Task, verb: 'pay' | 'gain', arg: string): MoveDescription {
  const bundle = bundleOf(arg);
  const chips = resourceChips(bundle);
  const label =
    verb === 'pay'
      ? say('label.pay', { bundle: bundleName(bundle) })
      : say('label.gain', { bundle: bundleName(bundle) });
  const rule = now.kind === 'politics' ? 'DH-4.35' : 'DH-4.46';
  if (verb === 'gain') return { label, targets: [], gain: chips, rule };
  const influence = now.kind === 'politics' ? [chip('influence', 1, `1 ${say('res.influence')}`)] : [];
  return { label, targets: [], cost: chips, gain: influence, rule };
}

function cardDescription(verb: string, card: string): MoveDescription {
  const name = cardName(card);
  const labels: Record<string, string> = {
    card: say('label.card', { card: name }),
    keep: say('label.keep', { card: name }),
    top: say('label.top', { card: name }),
    discard: say('label.discard', { card: name }),
    take: say('label.take', { card: name }),
    remove: say('label.remove', { event: name }),
  };
  const rules: Record<string, string> = {
    keep: 'DH-4.32',
    top: 'DH-4.41',
    discard: 'DH-2.8',
    take: 'DH-2.8',
    remove: 'DH-6.20',
  };
  return {
    label: labels[verb] ?? name,
    detail: capital(word(`card.${card}.text`)),
    targets: [`card:${card}`],
    rule: rules[verb] ?? 'DH-4.50',
    ...(verb === 'card' ? { group: say('group.cards') } : {}),
  };
}

function diceDescription(
  state: State,
  seat: number,
  verb: 'reroll' | 'change',
  arg: string,
): MoveDescription {
  if (verb === 'reroll') {
    const indices = [...arg].map(Number);
    const byToken = top(state)?.kind === 'place';
    return {
      label: say('label.reroll', { dice: list(chosenDice(state, seat, indices).map(dieName)) }),
      targets: byToken ? ['token:wild'] : indices.map((index) => `die:${index}`),
      cost: byToken ? [tokenChip('wild')] : [],
      rule: 'DH-4.20',
      group: say('group.tokens'),
    };
  }
  const [index = 0, face = 0] = arg.split(':').map(Number);
  const dice = chosenDice(state, seat, [index]);
  return {
    label: say('label.change', { dice: diceName(dice), n: face }),
    targets: [`die:${index}`],
    rule: 'DH-4.21',
  };
}

function tradeDescription(state: State, now: Task, verb: string): MoveDescription {
  const gold = chip('gold', 1, `1 ${say('res.gold')}`);
  const any = (n: number) => chip('any', n, `${n} resources`);
  if (now.kind === 'mother-lode') {
    return verb === 'ore'
      ? { label: say('label.ore'), targets: [], gain: resourceChips([0, 0, 3]), rule: 'DH-2.6' }
      : {
          label: say('label.lode.gold'),
          targets: [],
          cost: resourceChips([0, 0, 3]),
          gain: [gold],
          rule: 'DH-2.6',
        };
  }
  const trader = now.kind === 'trader';
  const rule = trader ? 'DH-4.39' : 'DH-4.45';
  const targets = [`space:${now.kind}`];
  if (verb === 'buy')
    return { label: say('label.trade.buy'), targets, cost: [gold], gain: [any(PRICES.marketBuys)], rule };
  if (verb === 'gold') {
    const n = trader ? traderPrice(state) : PRICES.marketGold;
    return { label: say('label.trade.gold', { n }), targets, cost: [any(n)], gain: [gold], rule };
  }
  const n = trader ? PRICES.trader : marketPrice(state, now.seat);
  const m = trader ? PRICES.traderBack : 1;
  return { label: say('label.trade.swap', { n, m }), targets, cost: [any(n)], gain: [any(m)], rule };
}

function plainDescription(state: State, now: Task, verb: string, arg: string): MoveDescription {
  const who = seatOf(state, now.seat);
  const deals = { group: say('group.deals') };
  const gold = chip('gold', 1, `1 ${say('res.gold')}`);
  switch (verb) {
    case 'character':
      return {
        label: word(`character.${arg}`),
        detail: word(`character.${arg}.text`),
        targets: [`character:${arg}`],
        rule: 'DH-3.1',
      };
    case 'peek':
    case 'look': {
      const rule = verb === 'peek' ? 'DH-4.41' : 'DH-4.66';
      return {
        label: say('label.look', { hex: arg }),
        targets: [`hex:${arg}`],
        rule,
        group: say('group.looks'),
      };
    }
    case 'crew': {
      const bundle = crewBundle(state, now.seat, arg.split(',').map(Number));
      const label = list(arg.split(',').map((type) => say(`res.${RESOURCES[Number(type)] ?? 'food'}`)));
      return { label: capital(label), targets: [], gain: resourceChips(bundle), rule: 'DH-4.36' };
    }
    case 'lay':
      return {
        label: say('label.lay'),
        targets: ['space:rail-baron'],
        cost: spaceChips(state, now.seat, 'rail-baron').cost,
        gain: [chip('rail', 2, '2 rails')],
        rule: 'DH-4.37',
        weight: 'main',
      };
    case 'loan':
      return {
        label: say('label.loan'),
        detail: say('label.loan.detail'),
        targets: ['token:loan'],
        gain: [chip('any', 3, '3 resources')],
        cost: [chip('loan', 1, `1 ${say('token.loan')}`)],
        rule: 'DH-4.22',
        ...deals,
      };
    case 'repay':
      return {
        label: say('label.repay'),
        targets: ['token:loan'],
        cost: [chip('any', loanPrice(state, now.seat), `${loanPrice(state, now.seat)} resources`)],
        rule: 'DH-4.25',
        ...deals,
      };
    case 'stock-gold':
      return {
        label: say('label.stock-gold'),
        targets: ['token:stock'],
        cost: [chip('stock', 1, `1 ${say('token.stock')}`)],
        gain: [gold],
        rule: 'DH-4.50',
        ...deals,
      };
    case 'stock-resources':
      return {
        label: say('label.stock-resources'),
        targets: ['token:stock'],
        cost: [chip('stock', 1, `1 ${say('token.stock')}`)],
        gain: [chip('any', 3, '3 resources')],
        rule: 'DH-4.50',
        ...deals,
      };
    case 'trader':
      return {
        label: say('label.trader'),
        targets: ['token:trader'],
        cost: [chip('trader', 1, `1 ${say('token.trader')}`), chip('any', 2, '2 resources')],
        gain: [chip('any', 2, '2 resources')],
        rule: 'DH-4.50',
        ...deals,
      };
    case 'ability':
      if (now.kind === 'keep-card') {
        const event = now.what.split(':')[1] ?? '';
        return {
          label: say('label.ability', { event: cardName(event) }),
          detail: word(`card.${event}.use`),
          targets: [`card:${event}`],
          rule: 'DH-4.70',
        };
      }
      return {
        label: word(`ability.${who.character}.${arg}`),
        targets: [`character:${who.character}`],
        rule: 'DH-2.8',
        ...deals,
      };
    case 'engineer':
      return {
        label: say('label.engineer'),
        targets: ['token:engineer'],
        cost: [tokenChip('engineer')],
        rule: 'DH-4.21',
        group: say('group.tokens'),
      };
    case 'bump': {
      const [victim = '', spot = ''] = arg.split(':');
      const space = spaceName(spot);
      return {
        label: say('label.bump', { who: state.names[Number(victim)] ?? '', space }),
        targets: [`space:${spot}`],
        rule: 'DH-4.72',
      };
    }
    case 'target':
      return { label: state.names[Number(arg)] ?? '', targets: [`seat:${arg}`], rule: 'DH-4.53' };
    case 'up':
    case 'down': {
      const n = who.pawn + (verb === 'up' ? who.gunDie : -who.gunDie);
      return {
        label: verb === 'up' ? say('label.up', { n }) : say('label.down', { n }),
        targets: [`pawn:${n}`],
        rule: 'DH-6.3',
      };
    }
    case 'outlaw':
      return { label: say('label.outlaw'), detail: word('role.outlaw.text'), targets: [], rule: 'DH-6.40' };
    case 'jail':
      return { label: say('label.jail'), targets: [], rule: 'DH-4.71' };
    case 'turn-in':
      return { label: say('label.turn-in'), targets: [], rule: 'DH-6.42' };
    case 'stay':
      return now.kind === 'gunslinger'
        ? { label: say('label.pawn.stay'), targets: [], rule: 'DH-6.3' }
        : { label: say('label.stay'), targets: [], rule: 'DH-6.42', weight: 'quiet' };
    default:
      return {
        label: quietLabel(now, verb),
        targets: [],
        rule: quietRule(now.kind),
        weight: verb === 'continue' || verb === 'done' ? 'main' : 'quiet',
      };
  }
}

function quietLabel(now: Task, verb: string): string {
  if (verb === 'done') return now.kind === 'peek' ? say('label.no-look') : say('label.done');
  if (verb === 'none') return now.kind === 'remove-event' ? say('label.none.event') : say('label.none');
  return word(`label.${verb}`);
}

function quietRule(kind: string): string {
  const rules: Record<string, string> = {
    place: 'DH-4.4',
    dealer: 'DH-4.22',
    window: 'DH-4.50',
    'end-window': 'DH-5.3',
    peek: 'DH-4.41',
  };
  return rules[kind] ?? 'DH-4.6';
}
