/** Moves in their notation, such as `place:02:builder:w+e`: read here and nowhere else. */
import type { Move } from '../../../core/game';
import { hexOf } from './map';
import { spotOf, type Bundle, type SpotId } from '../data';
import { cardOf, characterOf, eventOf, type CardId, type CharacterId, type EventId } from '../data-cards';

/** What stands before the first colon. */
export function verbOf(move: Move): string {
  const colon = move.indexOf(':');
  return colon < 0 ? move : move.slice(0, colon);
}

/** What stands behind the first colon. */
export function argOf(move: Move): string {
  const colon = move.indexOf(':');
  return colon < 0 ? '' : move.slice(colon + 1);
}

/** The verb of a move as a key of the table that knows every verb of its pick. */
export function verbIn<T extends object>(table: T, move: Move): keyof T {
  const verb = verbOf(move);
  if (!Object.prototype.hasOwnProperty.call(table, verb)) throw unknownMove(move);
  return verb as keyof T;
}

export function unknownMove(move: Move): RangeError {
  return new RangeError(`There is no move ${move} here.`);
}

export function cardIn(move: Move): CardId {
  return cardOf(argOf(move)).id;
}

export function eventIn(move: Move): EventId {
  return eventOf(argOf(move)).id;
}

export function characterIn(move: Move): CharacterId {
  return characterOf(argOf(move)).id;
}

/** `pay:2,1,0`. */
export function bundleIn(move: Move): Bundle {
  return bundleOf(argOf(move));
}

/** Notation of a bundle in moves and events: `2,1,0`. */
export function bundleText(bundle: Readonly<Bundle>): string {
  return bundle.join(',');
}

export function bundleOf(text: string): Bundle {
  const [food = 0, wood = 0, ore = 0] = text.split(',').map(Number);
  return [food, wood, ore];
}

/** `peek:a4,c4`. */
export function hexesIn(move: Move): number[] {
  return argOf(move).split(',').map(hexOf);
}

/** `crew:0,2`: kinds of resources. */
export function kindsIn(move: Move): number[] {
  return argOf(move).split(',').map(Number);
}

/** `reroll:02`: places of dice in the seat's row. */
export function diceIn(move: Move): number[] {
  return [...argOf(move)].map(Number);
}

/** `change:1:6`. */
export function parseChange(move: Move): { readonly index: number; readonly face: number } {
  const [index = 0, face = 1] = argOf(move).split(':').map(Number);
  return { index, face };
}

export interface Placing {
  readonly dice: readonly number[];
  readonly spot: SpotId;
  readonly shift: number;
  readonly share: boolean;
  readonly flip: boolean;
}

/** `place:02:builder:w+e`: dice, spot, and what helps: w+ or w- a Wild Die, e an Engineer, f a flip. */
export function parsePlacing(move: Move): Placing {
  const [, dice = '', spot = '', flags = ''] = move.split(':');
  return {
    dice: [...dice].map(Number),
    spot: spotOf(spot).id,
    shift: flags.includes('+') ? 1 : flags.includes('-') ? -1 : 0,
    share: flags.includes('e'),
    flip: flags.includes('f'),
  };
}

interface Shifting {
  /** The set that is moved, or null where unplaced dice are. */
  readonly from: SpotId | null;
  readonly dice: readonly number[];
  readonly spot: SpotId;
  readonly shift: number;
  readonly share: boolean;
}

/** The Dealer's `shift:02:builder:+e` of unplaced dice and `move:scout:builder:-` of a set. */
export function parseShifting(move: Move): Shifting {
  const [verb = '', from = '', spot = '', flags = ''] = move.split(':');
  const moved = verb === 'move';
  return {
    from: moved ? spotOf(from).id : null,
    dice: moved ? [] : [...from].map(Number),
    spot: spotOf(spot).id,
    shift: flags.startsWith('+') ? 1 : -1,
    share: flags.includes('e'),
  };
}

/** `bump:1:builder`. */
export function parseBump(move: Move): { readonly victim: number; readonly spot: SpotId } {
  const [victim = '', spot = ''] = argOf(move).split(':');
  return { victim: Number(victim), spot: spotOf(spot).id };
}

/** What a keep-card task is about: `pioneer:drought` or `scout:`. */
export function parseLook(what: string): {
  readonly space: 'pioneer' | 'scout';
  readonly event: EventId | null;
} {
  const [space = '', event = ''] = what.split(':');
  if (space !== 'pioneer' && space !== 'scout') throw new RangeError(`Nobody looks at cards on ${space}.`);
  return { space, event: event ? eventOf(event).id : null };
}

/** The spot a placement turn is bound to after Claim Jumpers, `jump:<spot>`; null on any other turn. */
export function jumpSpot(what: string): SpotId | null {
  return what.startsWith('jump:') ? spotOf(what.slice(5)).id : null;
}
