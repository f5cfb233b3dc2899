/** The dice in the hand, as the things a player taps. */
import { COLOURS, dieColour, dieIcon, ICONS_OF, type DieCode } from '../data';
import { ready, type Player } from '../state';
import { cardWith } from './techs';

/** What these questions ask of a player. */
export type Hand = Pick<Player, 'active' | 'techs' | 'flipped'>;

/**
 * Whether dice with the same icon are told apart in a turn: a die leaves the active area with its face, so its
 * colour matters only to cards that set an active die or roll a spent one.
 */
export function coloursMatter(player: Hand): boolean {
  if (player.techs.length === 0) return false;
  return COLOUR_CARDS.some((kind) => {
    const card = cardWith(player.techs, kind);
    return card !== undefined && ready(player, card);
  });
}

const COLOUR_CARDS = ['set-die', 'recall-die'] as const;

/** The die that can be turned to the fewest icons is spent first; equal ones stay as they lie. */
export function stiffestFirst(dice: readonly DieCode[]): DieCode[] {
  const result: DieCode[] = [];
  for (const die of dice) {
    const n = icons(die);
    let at = result.length;
    while (at > 0 && icons(result[at - 1] as DieCode) > n) at--;
    if (at === result.length) result.push(die);
    else result.splice(at, 0, die);
  }
  return result;
}

function icons(die: DieCode): number {
  return TURNS[dieColour(die)] ?? 0;
}

/** To how many icons a die of each colour can be turned. */
const TURNS: readonly number[] = COLOURS.map((colour) => ICONS_OF[colour].length);

/** How equal dice are told apart: the second of them is `…#2`. */
export function numbered(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const n = (seen.get(name) ?? 0) + 1;
    seen.set(name, n);
    return n === 1 ? name : `${name}#${n}`;
  });
}

/** A die in a turn: equal icons are equal dice, unless their colours matter. */
export function nameInTurn(player: Hand, die: DieCode): string {
  return coloursMatter(player) ? `die:${die}` : `icon:${dieIcon(die)}`;
}

export interface Held {
  readonly die: DieCode;
  readonly target: string;
}

/** The active dice with the targets they are in a turn, those spent first standing first among equals. */
export function handInTurn(player: Hand): Held[] {
  const dice = stiffestFirst(player.active);
  const targets = numbered(dice.map((die) => nameInTurn(player, die)));
  return dice.map((die, i) => ({ die, target: targets[i] as string }));
}

/** The active dice with the targets they are in the Roll phase, where every colour counts. */
export function handInRoll(player: Hand): Held[] {
  const targets = numbered(player.active.map((die) => `die:${die}`));
  return player.active.map((die, i) => ({ die, target: targets[i] as string }));
}
