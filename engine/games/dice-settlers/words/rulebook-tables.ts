/** Tables of the rulebook, made from the data the game is played by: dice, tiles and technologies, a row each. */
import type { RulebookChapter, RuleText } from '../../../core/game';
import { capital, list } from '../../../core/words';
import { colourAt, COLOURS, DICE_SUPPLY, FACES, RECRUITABLE, TERRAINS, type Icon, type Sides } from '../data';
import { TECH_SETS, TECHS, techOf, type Deck, type TechId, type TechSet } from '../data-techs';
import { TILES, type Tile } from '../data-tiles';
import { say } from './catalogue';
import { abilityText, costText, techName, techText, tileName, tileScore } from './names';

/** Rows under a heading, one below the other. */
function table(clause: string, heading: string, rows: readonly string[], house = false): RuleText {
  const text = [heading, ...rows].join('\n');
  return house ? { clause, text, house } : { clause, text };
}

function faces(icons: readonly Icon[]): string {
  const counted = [...new Set(icons)].map((icon) => {
    const n = icons.filter((one) => one === icon).length;
    return n > 1 ? say('times', { what: say(icon), n }) : say(icon);
  });
  return counted.join(', ');
}

const SIDES: readonly Sides[] = [2, 3, 4];

function supply(sides: Sides): string {
  const counts = RECRUITABLE.map((colour) => `${DICE_SUPPLY[sides][colour] ?? 0} ${say(colourAt(colour))}`);
  return `${sides} sides: ${list(counts)}.`;
}

function tileRow({ no }: Tile): string {
  return `${tileName(no)}: ${tileScore(no)}. ${abilityText(no)}.`;
}

/** Tiles for more sides are told apart. */
function tilesOf(of: (tile: Tile) => boolean): string[] {
  return TILES.filter(of).map((tile) =>
    tile.band > 2 ? `${tileRow(tile)} From ${tile.band} sides on.` : tileRow(tile),
  );
}

function techRow(card: TechId): string {
  const { vp } = techOf(card);
  const worth = vp === null ? '' : ` ${say('exVp', { n: vp })}`;
  return `${techName(card)}: ${costText(card)} ${techText(card)}${worth}`;
}

function deckRows(deck: Deck): string[] {
  return TECHS.filter((tech) => tech.deck === deck).map(({ id }) => techRow(id));
}

function setRows(): string[] {
  return (Object.keys(TECH_SETS) as TechSet[]).map(
    (set) => `${say(`set.${set}`)}: ${list(TECH_SETS[set].map(techName))}.`,
  );
}

export const tableChapters: readonly RulebookChapter[] = [
  {
    title: 'Tables: dice and tiles',
    rules: [
      table(
        'DS-2.3',
        'The six faces of each die.',
        COLOURS.map((colour) => `${capital(say(colour))}: ${faces(FACES[colour])}.`),
        true,
      ),
      table('DS-2.4', 'Dice in the supply at the start; solo counts as 2 sides.', SIDES.map(supply)),
      table(
        'DS-2.5.1',
        'Start tiles.',
        tilesOf((tile) => tile.band === 1),
      ),
      ...TERRAINS.map((terrain, i) =>
        table(
          `DS-2.5.${i + 2}`,
          `${say(terrain)} tiles of the stack.`,
          tilesOf((tile) => tile.band > 1 && tile.terrain === terrain),
        ),
      ),
    ],
  },
  {
    title: 'Tables: technologies',
    rules: [
      table('DS-2.7', 'The premade sets.', setRows()),
      table('DS-2.9', 'Charter cards.', deckRows('charter'), true),
      table('DS-2.10', 'Craft cards.', deckRows('craft'), true),
      table('DS-2.11', 'Progress cards.', deckRows('progress'), true),
      table('DS-2.12', 'Legacy cards: their points are counted at the end.', deckRows('legacy'), true),
      table('DS-2.13', 'Explosive cards.', deckRows('explosive'), true),
    ],
  },
];
