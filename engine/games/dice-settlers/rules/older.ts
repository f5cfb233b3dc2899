/** Tasks of older rules, brought to those of today: what was laid down for a pick that is gone comes back. */
import type { GameState } from '../../../core/game';
import { COLOURS, dieCode, FACES, RESOURCES, type Action, type Icon } from '../data';
import { techOf, type TechId } from '../data-techs';
import type { Player, State, Task } from '../state';

/** A task of any rules, its fields not yet looked at. */
type OldTask = Readonly<Record<string, unknown>> & { readonly kind: string };
type OldFrame = Readonly<Record<string, unknown>> & { readonly k: string };

/** Rules 1 called the tasks frames and their kind `k`, and kept a pair of Pioneers inside its payment. */
export function withPending(state: GameState): State {
  if (!('frames' in state)) return state as State;
  const { frames, ...rest } = state as GameState & { readonly frames: readonly OldFrame[] };
  return { ...rest, pending: frames.flatMap(taskOf) } as unknown as State;
}

function taskOf({ k, ...frame }: OldFrame): object[] {
  if (k !== 'commit') return [{ ...frame, kind: k }];
  const { pair, half, ...payment } = frame;
  const { seat, action } = payment;
  const task = { ...payment, kind: 'commit-icon' };
  return pair === '' ? [task] : [task, { kind: 'pick-pair', seat, action, icon: pair, half }];
}

/** Rules 3 asked for icons, dice, tiles and places one by one: such a step goes back to the pick it began with. */
export function withoutSteps(s: State): void {
  const old = s.pending as unknown as readonly OldTask[];
  s.pending = old.flatMap((task, at) => {
    const now = STEP[task.kind];
    return now ? now(s, task, old[at - 1]) : [task as unknown as Task];
  });
}

type Step = (s: State, task: OldTask, below: OldTask | undefined) => Task[];

const STEP: Readonly<Record<string, Step>> = {
  'pick-die': changed,
  'pick-face': changed,
  'pick-reroll': changed,
  'commit-icon'(s, task) {
    const { action, icons, gains } = task as unknown as { action: Action; icons: number; gains: number[] };
    const player = holder(s, task);
    if (action === 'harvest') {
      gains.forEach((n, kind) => refund(player, RESOURCES[kind] as Icon, n));
    } else refund(player, action, icons);
    return undone(s, player, action);
  },
  'pick-pair'(s, task) {
    if (task.half === true) refund(holder(s, task), 'pioneer', 1);
    return [];
  },
  'pick-card': (s, task) => undone(s, holder(s, task), 'research'),
  'pay-token'(s, task) {
    const { card, due } = task as unknown as { card: TechId; due: number[] };
    const player = holder(s, task);
    const { price, icons } = techOf(card);
    price.forEach((n, kind) => {
      const paid = n - due.filter((one) => one === kind).length;
      player.tokens[kind] = (player.tokens[kind] ?? 0) + paid;
    });
    refund(player, 'research', icons);
    return undone(s, player, 'research');
  },
  'raid-tile'(s, task) {
    refund(holder(s, task), 'raid', Number(task.icons));
    return undone(s, holder(s, task), 'raid');
  },
  'pick-tile': (_s, task) => [layTile(task, task.drawn as number[])],
  'pick-cell': (_s, task) => [layTile(task, [Number(task.tile)])],
  'bonus-kind': (_s, { seat, after, kinds }) =>
    after === false ? [] : [{ kind: 'bonus-kind', seat: Number(seat), kinds: kinds as number[] }],
  'settle-use': (_s, { seat, left, bonus }) => [
    { kind: 'settle-use', seat: Number(seat), bonus: Number(bonus ?? left) },
  ],
  'trade-use': (_s, { seat, left, bonus }) => [
    { kind: 'trade-use', seat: Number(seat), bonus: Number(bonus ?? left) },
  ],
  'factory-tile'(s, task) {
    if (task.keep === true) unflip(holder(s, task), 'keep-factory');
    return [];
  },
  'govern-tile': () => [],
  'move-from': moving,
  'move-to': moving,
  'clear-tile'(s, task) {
    const card = s.tableau.find((id) => techOf(id).effect.do === 'clear-tents');
    if (card) holder(s, task).techs.push(card);
    return [];
  },
};

function holder(s: State, { seat }: OldTask): Player {
  const player = s.players[Number(seat)];
  if (!player) throw new RangeError(`There is no seat ${String(seat)}.`);
  return player;
}

/** A change of the roll that was paid, or a card that sets or recalls a die: the payment comes back. */
function changed(s: State, task: OldTask, below: OldTask | undefined): Task[] {
  const player = holder(s, task);
  if (below?.kind === 'turn-main') {
    if (!unflip(player, task.why === 'recall' ? 'recall-die' : 'set-die')) unflip(player, 'recall-die');
  } else if (!unflip(player, 'reroll')) refund(player, 'pioneer', 1);
  return [];
}

function moving(s: State, task: OldTask): Task[] {
  if (Number(task.moved) > 0)
    return [{ kind: 'move-tent', seat: Number(task.seat), moved: Number(task.moved) }];
  unflip(holder(s, task), 'move-tents');
  return [];
}

function layTile({ seat }: OldTask, drawn: number[]): Task {
  return { kind: 'lay-tile', seat: Number(seat), drawn };
}

/** A main action that has done nothing yet was not taken. */
function undone(s: State, player: Player, action: Action): Task[] {
  player.used = player.used.filter((one) => one !== action);
  s.turn.allow++;
  s.turn.taken--;
  return [];
}

/** Spent dice that can show the icon come back with it; where there is none, a card that makes it turns back. */
function refund(player: Player, icon: Icon | Action, n: number): void {
  for (let i = 0; i < n; i++) {
    const colour = COLOURS.findIndex(
      (name, at) => (player.spent[at] ?? 0) > 0 && (FACES[name] as readonly string[]).includes(icon),
    );
    if (colour >= 0) {
      player.spent[colour] = (player.spent[colour] ?? 0) - 1;
      player.active.push(dieCode(colour, icon as Icon));
    } else unflip(player, 'make');
  }
}

/** The last card used with this effect is ready again; false if there is none. */
function unflip(player: Player, effect: string): boolean {
  const at = player.flipped.map((id) => techOf(id).effect.do === effect).lastIndexOf(true);
  if (at < 0) return false;
  player.flipped.splice(at, 1);
  return true;
}
