/**
 * From taps to a move, without a screen. A decision is one list of moves, and every move names the pieces it is
 * made with and the places it is made on: taps narrow the list until one move is left.
 */
import type { DescribedMove } from '@/components/session/port';
import { TURN, type Chip, type Move, type Target } from '@/engine/core/game';

export interface Held {
  /** Tapped so far, in that order. */
  readonly taps: readonly Target[];
  /** The verb the list is filtered by. */
  readonly verb: string | null;
  /** Chosen by name: from its ticket, by a hint, beforehand, or by turning. */
  readonly move: Move | null;
}

export interface Standing {
  /** What the verb leaves open. */
  readonly open: readonly DescribedMove[];
  /** Of those, what fits the taps. */
  readonly left: readonly DescribedMove[];
  /** The one move that would be made now. */
  readonly armed: DescribedMove | null;
  /** The armed move and those that differ from it in their turn alone; empty where there is nothing to turn. */
  readonly turns: readonly DescribedMove[];
}

export const nothingHeld: Held = { taps: [], verb: null, move: null };

/** The best first; equal ones stay as they are listed. */
export function byWorth(moves: readonly DescribedMove[]): readonly DescribedMove[] {
  if (moves.every(({ about }) => about.worth === undefined)) return moves;
  const worth = ({ about }: DescribedMove) => about.worth ?? -Infinity;
  return [...moves].sort((a, b) => worth(b) - worth(a) || 0);
}

/** A question as it is first put: some answers are chosen beforehand. */
export function firstHeld(moves: readonly DescribedMove[], toggles: boolean): Held {
  const preset = moves.find(({ about }) => about.preset);
  if (!preset) return nothingHeld;
  return { taps: toggles ? preset.about.targets : [], verb: null, move: toggles ? null : preset.move };
}

export function openMoves(moves: readonly DescribedMove[], verb: string | null): readonly DescribedMove[] {
  return verb === null
    ? moves.filter(({ about }) => !about.verb?.quiet)
    : moves.filter(({ about }) => about.verb?.id === verb);
}

export function standingOf(moves: readonly DescribedMove[], held: Held, toggles: boolean): Standing {
  const open = openMoves(moves, held.verb);
  const left = held.taps.length === 0 ? open : open.filter((one) => fits(one, held.taps));
  const named = held.move === null ? null : (moves.find(({ move }) => move === held.move) ?? null);
  const armed = named ?? armedBy(open, left, held, toggles);
  return { open, left, armed, turns: armed ? turnsOf(open, armed) : [] };
}

function armedBy(
  open: readonly DescribedMove[],
  left: readonly DescribedMove[],
  held: Held,
  toggles: boolean,
): DescribedMove | null {
  if (held.taps.length === 0) {
    const [only] = open;
    return held.verb !== null && open.length === 1 && only ? only : null;
  }
  // A helper has its own button: a tap on its place means the plain moves there.
  const plain = left.filter(({ about }) => about.weight === undefined);
  const meant = plain.length > 0 ? plain : left;
  // How a piece lies is not tapped: its turns are one choice for the hand.
  const exact = meant.find((one) => stillTargets(one).length === held.taps.length);
  if (exact || toggles) return exact ?? null;
  const [first] = meant;
  if (!first) return null;
  const place = stillPart(first);
  return meant.every((one) => stillPart(one) === place) ? first : null;
}

/** What a tap makes of the choice; null where no move has to do with the target. */
export function tapped(
  moves: readonly DescribedMove[],
  held: Held,
  tappedPiece: Target,
  toggles: boolean,
): Held | null {
  const { taps, verb } = held;
  const target = pieceMeant(taps, tappedPiece);
  if (toggles) {
    const next = taps.includes(target) ? taps.filter((one) => one !== target) : [...taps, target];
    if (openMoves(moves, verb).some((one) => fits(one, next))) return { taps: next, verb, move: null };
    // What nothing can be toggled with may still be what a verb is about.
    const only = taps.length > 0 ? undefined : moves.find((one) => fits(one, [target]));
    return only?.about.verb ? { taps: [target], verb: only.about.verb.id, move: null } : null;
  }
  // A move chosen by name is where its targets are: tapping one of them again lets it go.
  // One more of equal pieces has no meaning there: it is begun anew.
  const anew = taps.length > 0 || tappedPiece !== nameOfPiece(tappedPiece);
  const before = anew ? taps : targetsOf(moves, held.move);
  if (taps.includes(target)) return { taps: taps.filter((one) => one !== target), verb, move: null };
  const open = openMoves(moves, verb);
  for (const next of ways(before, target)) {
    if (open.some((one) => fits(one, next))) return { taps: next, verb, move: null };
  }
  const other = moves.find((one) => fits(one, [target]));
  if (other)
    return { taps: [target], verb: other.about.verb?.quiet ? other.about.verb.id : null, move: null };
  // One more of equal pieces fits nothing: the first of them stays in the hand.
  const name = nameOfPiece(target);
  return name === target
    ? null
    : tapped(moves, { ...held, taps: taps.filter((tap) => tap !== name) }, name, toggles);
}

/**
 * Of equal pieces, `die:white` and `die:white#2`, it makes no difference which is tapped: the first is taken first
 * and the last is let go first, so that every number of them is one choice.
 */
function pieceMeant(taps: readonly Target[], target: Target): Target {
  const name = nameOfPiece(target);
  const taken = taps.filter((tap) => nameOfPiece(tap) === name).length;
  const nth = taps.includes(target) ? taken : taken + 1;
  return nth > 1 ? `${name}#${nth}` : name;
}

/** The name equal pieces share. */
export function nameOfPiece(target: Target): Target {
  return target.split('#')[0] ?? target;
}

/** With all that is held; in the place of one of its kind; then letting go what was tapped first. */
function* ways(taps: readonly Target[], target: Target): Generator<readonly Target[]> {
  const others = taps.filter((one) => one !== target);
  yield [...others, target];
  const unlike = others.filter((one) => kindOf(one) !== kindOf(target));
  // Without the others of its kind it is the first of its equals.
  const first = nameOfPiece(target);
  yield [...unlike, first];
  for (let from = 1; from <= unlike.length; from++) yield [...unlike.slice(from), first];
}

/** The armed piece turned once more. */
export function turned({ armed, turns }: Standing, held: Held): Held {
  const at = turns.findIndex((one) => one === armed);
  const next = turns[(at + 1) % turns.length];
  return next ? { ...held, move: next.move } : held;
}

export function fits({ about }: DescribedMove, taps: readonly Target[]): boolean {
  return taps.every((tap) => about.targets.includes(tap));
}

export function kindOf(target: Target): string {
  const colon = target.indexOf(':');
  return colon < 0 ? target : target.slice(0, colon);
}

function targetsOf(moves: readonly DescribedMove[], move: Move | null): readonly Target[] {
  return moves.find((one) => one.move === move)?.about.targets.filter((one) => !one.startsWith(TURN)) ?? [];
}

/** What a hand taps of a move: all but its turn. */
function stillTargets({ about }: DescribedMove): readonly Target[] {
  return about.targets.filter((target) => !target.startsWith(TURN));
}

/** A move without its turn, as one text to compare. */
function stillPart(one: DescribedMove): string {
  return stillTargets(one).join(' ');
}

function turnsOf(open: readonly DescribedMove[], armed: DescribedMove): readonly DescribedMove[] {
  if (!armed.about.targets.some((target) => target.startsWith(TURN))) return [];
  const place = stillPart(armed);
  const turns = open.filter((one) => stillPart(one) === place);
  return turns.length > 1 ? turns : [];
}

/** Everything a tap would lead on from: what fits, and what could stand in the place of each thing held. */
export function litTargets({ open, left }: Standing, { taps }: Held, toggles: boolean): ReadonlySet<Target> {
  const lit = new Set<Target>();
  const light = (moves: readonly DescribedMove[], kind?: string) => {
    for (const { about } of moves) {
      for (const target of about.targets) {
        if (!target.startsWith(TURN) && (kind === undefined || kindOf(target) === kind)) lit.add(target);
      }
    }
  };
  light(left);
  if (toggles) return lit;
  for (const kind of new Set(taps.map(kindOf))) {
    const others = taps.filter((tap) => kindOf(tap) !== kind);
    light(
      open.filter((one) => fits(one, others)),
      kind,
    );
  }
  return lit;
}

const noTags: ReadonlyMap<Target, readonly Chip[]> = new Map();

/** With a piece in the hand, every place says what it would bring, where that is one thing. */
export function tagsOf(
  { left }: Standing,
  { taps }: Held,
  toggles: boolean,
): ReadonlyMap<Target, readonly Chip[]> {
  if (toggles || taps.length === 0) return noTags;
  const tags = new Map<Target, readonly Chip[] | null>();
  for (const { about } of left) {
    const gain = about.gain?.slice(0, 1) ?? [];
    for (const target of about.targets) {
      if (taps.includes(target) || target.startsWith(TURN)) continue;
      const known = tags.get(target);
      if (known === undefined) tags.set(target, gain);
      else if (known !== null && !sameChips(known, gain)) tags.set(target, null);
    }
  }
  return new Map([...tags].flatMap(([target, chips]) => (chips?.length ? [[target, chips]] : [])));
}

function sameChips(a: readonly Chip[], b: readonly Chip[]): boolean {
  return (
    a.length === b.length && a.every((chip, i) => chip.sign === b[i]?.sign && chip.amount === b[i]?.amount)
  );
}
