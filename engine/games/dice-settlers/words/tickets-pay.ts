/** What a move costs: its payment in chips, in words and as things in the hand. */
import type { Chip } from '../../../core/game';
import { list, numberWord } from '../../../core/words';
import { dieIcon, ICONS, RESOURCES, type Action, type Icon } from '../data';
import { coloursMatter } from '../rules/hand';
import { iconOf, wanted } from '../rules/icons';
import { sourceOf } from '../rules/notation';
import { wayOf, wayTargets, type Way } from '../rules/payments';
import { TERMS } from '../rules/techs';
import { playerOf, type Player, type State } from '../state';
import { say } from './catalogue';
import { dieName, iconChip, techName, tokenChip } from './names';

export interface Paid {
  readonly way: Way;
  readonly targets: readonly string[];
  readonly cost: readonly Chip[];
  /** Every icon is shown by a die of its own: such a payment needs no words. */
  readonly plain: boolean;
  /** The label, with what pays where that is not plain. */
  readonly named: (label: string) => string;
}

export function paid(s: State, seat: number, action: Action, by: string): Paid {
  const player = playerOf(s, seat);
  const way = wayOf(by, action);
  const plain = way.every((unit) => unit.plain);
  const shown = plain && !coloursMatter(player) ? [] : payNames(player, way, action);
  return {
    way,
    plain,
    targets: wayTargets(player, way),
    cost: iconChips(way),
    named: (label) => (shown.length === 0 ? label : say('mWith', { what: label, by: list(shown) })),
  };
}

/** "two Pioneers", "Land Grab", "White Explore"; pairs where a Pioneer is an icon alone too. */
function payNames(player: Player, way: Way, action: Action): string[] {
  const exact = coloursMatter(player);
  const alone = TERMS['counts-as'](player.techs, 'pioneer').some((icon) => wanted(action).includes(icon));
  let pioneers = 0;
  let pairs = 0;
  const names = new Map<string, number>();
  for (const { things, plain } of way) {
    if (alone && !exact && things.length > 1) {
      pairs++;
      continue;
    }
    for (const thing of things) {
      const { die, card } = sourceOf(thing);
      if (plain && !exact) continue;
      if (die !== null && dieIcon(die) === 'pioneer' && !exact) pioneers++;
      else {
        const name = card !== null ? techName(card) : dieName(die);
        names.set(name, (names.get(name) ?? 0) + 1);
      }
    }
  }
  const counted = [...names].map(([what, n]) => (n > 1 ? say('times', { what, n }) : what));
  return [
    ...counted,
    ...(pioneers > 0 ? [say('pioneers', { n: pioneers, word: numberWord(pioneers) })] : []),
    ...(pairs > 0 ? [say('pairs', { n: pairs, word: numberWord(pairs) })] : []),
  ];
}

/** The icons of a payment as they lie: a pair is two Pioneers. */
function iconChips(way: Way): Chip[] {
  const icons = way.flatMap(({ things }) => things.map(iconOf));
  return countIcons(icons);
}

export function countIcons(icons: readonly Icon[]): Chip[] {
  return ICONS.flatMap((icon) => {
    const n = icons.filter((one) => one === icon).length;
    return n > 0 ? [iconChip(icon, n)] : [];
  });
}

/** Tokens of a set, by kind. */
export function tokenChips(set: readonly number[]): Chip[] {
  return RESOURCES.flatMap((kind, i) => {
    const n = set.filter((one) => one === i).length;
    return n > 0 ? [tokenChip(kind, n)] : [];
  });
}
