/** The tables the game is played by, each a clause with one row a line. */
import type { RulebookChapter, RuleText } from '../../../core/game';
import { list } from '../../../core/words';
import {
  CAMPER_LOT_PRICE,
  CHARACTERS,
  diceFor,
  FREE_LOT_PRICE,
  growAtFor,
  HOTELS_EACH,
  MOST_PLAYERS,
  PLAIN,
  SOLO_LEVELS,
  SQUARES,
  TILES,
  VALUES,
} from '../data';
import type { CityTile, Edge, SoloLevel } from '../data';
import { publicWorth } from '../rules/city';
import { coverOf } from '../rules/fire';
import { say } from './catalogue';
import { abilityText } from './names';

/** "Greenhorn 12, Sourdough 7": one figure of every level of the Street. */
export function levelFigures(figure: (level: SoloLevel) => number): string {
  return list(SOLO_LEVELS.map((level) => `${say(`solo-level.${level.id}`)} ${figure(level)}`));
}

/** Every table has something the print leaves open. */
function table(clause: string, head: string, rows: readonly string[]): RuleText {
  return { clause, text: [head, ...rows].join('\n'), house: true };
}

/** 2.2 */
const dice = [
  ...Array.from({ length: MOST_PLAYERS - 1 }, (_, i) => i + 2).map((n) =>
    say('table.dice', { n, dice: diceFor(n), growAt: growAtFor(n) }),
  ),
  ...SOLO_LEVELS.map(({ id, growAt }) =>
    say('table.dice.solo', { level: say(`solo-level.${id}`), dice: diceFor(1), growAt }),
  ),
];

/** 2.3 */
const characters = CHARACTERS.map(({ name, trade, ability }) =>
  say('table.character', { name, trade, ability: abilityText(ability) }),
);

/** 2.4 */
const hotels = VALUES.map((value) =>
  say('table.hotel', {
    value,
    free: FREE_LOT_PRICE * value,
    camper: CAMPER_LOT_PRICE * value,
    cover: coverOf(PLAIN.coverHalves, value),
  }),
);

const EDGE_NAMES = { N: 'side.n', E: 'side.e', S: 'side.s', W: 'side.w' } as const satisfies Record<
  Edge,
  string
>;

/** 2.5 */
const tiles = TILES.map((tile) =>
  say(tile.building ? 'table.tile.public' : 'table.tile', {
    name: tile.name,
    north: rowOf(tile, 0),
    south: rowOf(tile, 1),
    streets: tile.streets.length > 0 ? list(tile.streets.map(edgeName)) : say('table.tile.no-street'),
    building: tile.building ? say(`building.${tile.building}`).toLowerCase() : '',
    points: publicWorth(TILES.indexOf(tile)),
  }),
);

function rowOf({ lots }: CityTile, row: number): string {
  const half = SQUARES / 2;
  return lots
    .slice(row * half, (row + 1) * half)
    .map((lot) => (lot === 0 ? say('table.tile.square') : `${lot}`))
    .join(' ');
}

function edgeName(edge: Edge): string {
  return say(EDGE_NAMES[edge]);
}

export const tableChapter: RulebookChapter = {
  title: say('rulebook.tables'),
  rules: [
    table('DW-2.2', say('table.dice.head'), dice),
    table('DW-2.3', say('table.character.head'), characters),
    table('DW-2.4', say('table.hotel.head', { n: HOTELS_EACH }), hotels),
    table('DW-2.5', say('table.tile.head', { n: TILES.length }), tiles),
  ],
};
