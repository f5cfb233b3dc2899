/** DK-4.4: attacks, answers, arrests. */
import type { Emit } from '../../../core/game';
import { roll } from '../../../core/rng';
import {
  ENGINEER,
  KINDS,
  RESOURCES,
  SHERIFF,
  SHERIFF_FROM,
  STICK_UP_MOST,
  VICE_FROM,
  cardIndex,
  cardRow,
  tileAt,
  type CardId,
  type Kind,
  type Res,
} from '../data';
import {
  after,
  cartTarget,
  cellTarget,
  earn,
  parseCell,
  report,
  spaceTarget,
  spendCard,
  use,
  type PickRules,
  type StepRules,
} from './tasks';
import { endTiles, tileIn } from './mine';
import { collapse, destroy } from './morning';
import { townOf, type Attack, type MineTile, type State } from '../state';
import { add, at, freeCells, has, kindsWith, officeWithWindow, sum } from './town';

const HEIST_MOST = 2;
const ARSON_TYPES = ['house', 'hotel', 'workshop'];

/** DK-4.4.1: things of the target the card can be aimed at, as moves; null where it needs none. */
export function objectsOf(s: State, card: CardId, target: number): string[] | null {
  const t = townOf(s, target);
  switch (card) {
    case 'cart-sabotage':
      return t.carts.flatMap((cart, i) => (cart.broken ? [] : [`cart:${i + 1}`]));
    case 'dynamite':
      return t.mine.length < 2 ? [] : endTiles(t.mine).map((i) => cellOf(t.mine[i]));
    case 'arson':
      return t.spaces.flatMap((b, i) =>
        b !== null && !b.starter && ARSON_TYPES.includes(b.type) ? [`space:${i + 1}`] : [],
      );
    case 'claim-jump':
      return t.mine
        .filter((tile) => tile.mark === '' && tileAt(tile.tile).resources.length > 0)
        .map((tile) => cellOf(tile));
    default:
      return null;
  }
}

function cellOf(tile: MineTile | undefined): string {
  return `cell:${tile?.x},${tile?.y}`;
}

export function targetsOf(s: State, seat: number, card: CardId): number[] {
  return s.towns.flatMap((t, target) => {
    if (target === seat) return [];
    if (card === 'ore-heist') return sum(t.resources) > 0 ? [target] : [];
    const objects = objectsOf(s, card, target);
    return objects === null || objects.length > 0 ? [target] : [];
  });
}

export function attackCanBePlayed(s: State, seat: number, card: CardId): boolean {
  return sum(townOf(s, seat).idle) >= cardRow(card).commit && targetsOf(s, seat, card).length > 0;
}

/** Committed workers are named one at a time, then the attack is declared. */
function beginAttack(seat: number, card: CardId, target: number): Attack {
  return { card, attacker: seat, target, object: -1, x: 0, y: 0, committed: [], rolled: false };
}

function responses(s: State, a: Attack): string[] {
  const t = townOf(s, a.target);
  const moves: string[] = [];
  if (has(t, 'marshall')) moves.push('react:marshall');
  if (has(t, 'got-lost')) moves.push('react:got-lost');
  if (a.card === 'dynamite' && at(t.idle, ENGINEER) > 0) moves.push('engineer');
  if (!a.rolled && officeWithWindow(t))
    moves.push(...kindsWith(t.idle).map((kind) => `defend:${KINDS[kind]}`));
  moves.push('pass');
  return moves;
}

function targetsNamed(a: Attack): string[] {
  if (a.card === 'cart-sabotage') return [cartTarget(a.object)];
  if (a.card === 'arson') return [spaceTarget(a.object)];
  if (a.card === 'dynamite' || a.card === 'claim-jump') return [cellTarget(a.x, a.y)];
  return [];
}

/** DK-4.4.12: an arrest, if a cell is free, before the attack is laid aside. */
function stopped(s: State, a: Attack, arrest: boolean, toHand: boolean): void {
  s.stack.push({ t: 'attack-over', attack: a, toHand });
  if (arrest && freeCells(townOf(s, a.target)) > 0 && a.committed.length > 0) {
    s.stack.push({ t: 'jail-pick', seat: a.target, attack: a });
  }
}

export const attackPicks: PickRules<
  | 'card-target'
  | 'card-object'
  | 'card-worker'
  | 'respond'
  | 'jail-pick'
  | 'jailbreak'
  | 'heist-pick'
  | 'claim-pick'
> = {
  'card-target': {
    moves: (s, f) => targetsOf(s, f.seat, f.card).map((seat) => `seat:${seat}`),
    act(s, f, move) {
      const attack = beginAttack(f.seat, f.card, Number(after(move, 'seat:')));
      const aims = objectsOf(s, f.card, attack.target) !== null;
      s.stack.push({ t: aims ? 'card-object' : 'card-worker', seat: f.seat, attack });
    },
  },
  'card-object': {
    moves: (s, f) => objectsOf(s, f.attack.card, f.attack.target) ?? [],
    act(s, f, move) {
      const [what, where] = move.split(':');
      const attack = { ...f.attack };
      if (what === 'cell') Object.assign(attack, parseCell(where ?? ''));
      else attack.object = Number(where) - 1;
      s.stack.push({ t: 'card-worker', seat: f.seat, attack });
    },
  },
  'card-worker': {
    moves: (s, f) => kindsWith(townOf(s, f.seat).idle).map((kind) => `worker:${KINDS[kind]}`),
    act(s, f, move, emit) {
      const kind = KINDS.indexOf(after(move, 'worker:') as (typeof KINDS)[number]);
      use(s, f.seat, kind);
      const attack = { ...f.attack, committed: [...f.attack.committed, kind] };
      if (attack.committed.length < cardRow(attack.card).commit) {
        s.stack.push({ t: 'card-worker', seat: f.seat, attack });
        return;
      }
      report(
        emit,
        'attack',
        f.seat,
        { card: attack.card, other: attack.target },
        { targets: targetsNamed(attack), rule: 'DK-4.4.1' },
      );
      s.stack.push({ t: 'respond', seat: attack.target, attack });
    },
  },
  respond: {
    moves: (s, f) => responses(s, f.attack),
    act(s, f, move, emit) {
      const a = f.attack;
      if (move === 'pass') {
        s.stack.push({ t: 'attack-hits', attack: a });
        return;
      }
      const card = after(move, 'react:');
      if (card !== null) {
        spendCard(s, f.seat, card as CardId);
        report(emit, 'reaction', f.seat, { card, other: a.attacker }, { news: true, rule: 'DK-4.4.2' });
        return stopped(s, a, card === 'marshall', card === 'got-lost');
      }
      if (move === 'engineer') {
        use(s, f.seat, ENGINEER);
        report(emit, 'engineer-stops', f.seat, { disaster: 'collapse' }, { rule: 'DK-4.4.8' });
        return stopped(s, a, false, false);
      }
      defend(s, a, KINDS.indexOf(after(move, 'defend:') as (typeof KINDS)[number]), emit);
    },
  },
  'jail-pick': {
    moves: (_s, f) => [...new Set(f.attack.committed)].sort().map((kind) => `worker:${KINDS[kind]}`),
    act(s, f, move, emit) {
      const kind = KINDS.indexOf(after(move, 'worker:') as (typeof KINDS)[number]);
      report(emit, 'jailed', f.seat, { worker: kind, other: f.attack.attacker }, { rule: 'DK-4.4.6' });
      if (has(townOf(s, f.attack.attacker), 'jailbreak')) {
        s.stack.push({ t: 'jailbreak', seat: f.attack.attacker, attack: f.attack, kind });
      } else jail(s, f.attack, kind);
    },
  },
  jailbreak: {
    moves: () => ['play', 'decline'],
    act(s, f, move, emit) {
      if (move === 'decline') return jail(s, f.attack, f.kind);
      spendCard(s, f.seat, 'jailbreak');
      report(
        emit,
        'broke-out',
        f.seat,
        { worker: f.kind, other: f.attack.target },
        { news: true, rule: 'DK-4.4.12' },
      );
    },
  },
  'heist-pick': {
    moves(s, f) {
      const held = RESOURCES.filter((_, res) => at(townOf(s, f.target).resources, res) > 0);
      const moves = held.map((id) => `take:${id}`);
      return f.taken > 0 ? [...moves, 'done'] : moves;
    },
    act(s, f, move, emit) {
      if (move === 'done') return;
      const res = RESOURCES.indexOf(after(move, 'take:') as (typeof RESOURCES)[number]);
      add(townOf(s, f.target).resources, res, -1);
      add(townOf(s, f.seat).resources, res);
      report(emit, 'stole-piece', f.seat, { res, other: f.target });
      if (f.taken + 1 < HEIST_MOST && sum(townOf(s, f.target).resources) > 0) {
        s.stack.push({ ...f, taken: f.taken + 1 });
      }
    },
  },
  'claim-pick': {
    moves: (_s, f) => f.types.map((res) => `take:${RESOURCES[res]}`),
    act(s, f, move, emit) {
      takeClaim(s, f.seat, RESOURCES.indexOf(after(move, 'take:') as (typeof RESOURCES)[number]), emit);
    },
  },
};

/** DK-4.4.3 to 4.4.6: one roll an attack; the window has served for today. */
function defend(s: State, a: Attack, kind: Kind, emit: Emit): void {
  const office = officeWithWindow(townOf(s, a.target));
  if (!office) throw new Error('No window of a sheriff’s office is free.');
  use(s, a.target, kind);
  office.here.push(kind);
  const rolled = roll(s.rng);
  const needs = kind === SHERIFF ? SHERIFF_FROM : VICE_FROM;
  const won = rolled >= needs;
  report(
    emit,
    won ? 'defended' : 'defence-failed',
    a.target,
    { worker: kind, rolled, needs },
    { rule: 'DK-4.4.4' },
  );
  if (won) stopped(s, a, kind === SHERIFF, false);
  else s.stack.push({ t: 'respond', seat: a.target, attack: { ...a, rolled: true } });
}

/** The committed worker is in a cell: no longer the attacker's to use, house or count. */
function jail(s: State, a: Attack, kind: Kind): void {
  add(townOf(s, a.attacker).used, kind, -1);
  townOf(s, a.target).cells.push({ kind, owner: a.attacker });
}

function takeClaim(s: State, seat: number, res: Res, emit: Emit): void {
  add(s.pool, res, -1);
  add(townOf(s, seat).resources, res);
  report(emit, 'claim-piece', seat, { res });
}

export const attackSteps: StepRules<'attack-hits' | 'attack-over'> = {
  'attack-hits'(s, { attack: a }, emit) {
    const t = townOf(s, a.target);
    report(emit, 'attack-hits', a.attacker, { card: a.card, other: a.target }, { targets: targetsNamed(a) });
    switch (a.card) {
      case 'stick-up': {
        const taken = Math.min(STICK_UP_MOST, t.cash);
        t.cash -= taken;
        earn(s, a.attacker, taken);
        return report(
          emit,
          'robbed',
          a.attacker,
          { n: taken, other: a.target },
          { only: [a.attacker, a.target] },
        );
      }
      case 'ore-heist':
        return void s.stack.push({ t: 'heist-pick', seat: a.attacker, target: a.target, taken: 0 });
      case 'cart-sabotage': {
        const cart = t.carts[a.object];
        if (cart) cart.broken = true;
        return;
      }
      case 'dynamite':
        return collapse(s, a.target, a.x, a.y, emit);
      case 'arson':
        return destroy(s, a.target, a.object, emit);
      case 'claim-jump': {
        const tile = t.mine[tileIn(t.mine, a.x, a.y)];
        if (!tile) return;
        tile.mark = 'jumped';
        const types = [...new Set(tileAt(tile.tile).resources)].filter((res) => at(s.pool, res) > 0);
        if (types.length > 0) s.stack.push({ t: 'claim-pick', seat: a.attacker, types });
        return;
      }
    }
  },
  'attack-over'(s, f, emit) {
    const { card, attacker, target } = f.attack;
    report(emit, 'attack-stopped', attacker, { card, other: target });
    if (!f.toHand) return;
    add(s.discard, cardIndex(card), -1);
    townOf(s, attacker).hand.push(card);
    report(emit, 'card-back', attacker, { card }, { rule: 'DK-4.4.2' });
  },
};
