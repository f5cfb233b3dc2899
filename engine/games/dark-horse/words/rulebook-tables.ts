/** Tables the game plays by, as lines under the clauses they belong to: every row comes from the data. */
import { capital, list } from '../../../core/words';
import {
  GOLD_BEFORE_PAR,
  LEVELS,
  PAR,
  RESOURCES,
  SCENARIOS,
  TIGHT_CLOCK,
  TILES,
  TITLES,
  type Level,
  type Scenario,
} from '../data';
import { CARDS, CHARACTERS, EVENTS } from '../data-cards';
import { say } from './catalogue';
import {
  cardName,
  characterName,
  characterText,
  effectText,
  eventText,
  eventUse,
  lower,
  spaceName,
} from './names';

/** A clause's sentences with the rows of its table below them. */
export function withTable(text: string, rows: readonly string[]): string {
  return [text, ...rows].join('\n');
}

const row = (name: string, text: string) => say('table.row', { name, text });

/** Icons the rules speak of; the choice and the moment are said by the card's own text. */
function iconNote({ icons }: (typeof CARDS)[number]): string[] {
  const names: string[] = [];
  if (icons.includes('shield')) names.push(say('icon.shield'));
  if (icons.includes('corruption')) names.push(say('icon.corruption'));
  if (icons.some((icon) => icon.startsWith('jail'))) names.push(say('icon.jail'));
  return names.length > 0 ? [say('table.icons', { n: names.length, icons: list(names) })] : [];
}

export function cardRows(): string[] {
  return CARDS.map((card) => row(cardName(card.id), [effectText(card.id), ...iconNote(card)].join(' ')));
}

function eventRow({ id, space, ability }: (typeof EVENTS)[number]): string {
  const where = space ? [say('table.marks', { space: spaceName(space) })] : [];
  const use = ability ? [say('table.use', { use: lower(eventUse(id)) })] : [];
  return row(cardName(id), [say('card.event', { text: capital(eventText(id)) }), ...where, ...use].join(' '));
}

export function eventRows(): string[] {
  return EVENTS.map(eventRow);
}

export function characterRows(): string[] {
  return CHARACTERS.map(({ id }) => row(characterName(id), characterText(id)));
}

export function tileRows(): string[] {
  return RESOURCES.map((kind) => {
    const { plain, rugged } = TILES[kind];
    return row(capital(say(`res.${kind}`)), say('table.tiles', { n: plain + rugged, rugged }));
  });
}

type Rounds = Readonly<Record<Scenario, Readonly<Record<Level, number>>>>;

/** "Tenderfoot: Chicken 24, Ornery 17 and Cruel 17." */
function roundRows(rounds: Rounds): string[] {
  return SCENARIOS.map((scenario) => {
    const levels = LEVELS.map((level) =>
      say('clock.row', { scenario: say(`level.${level}`), rounds: rounds[scenario][level] }),
    );
    return row(say(`scenario.${scenario}`), `${list(levels)}.`);
  });
}

export function clockRows(): string[] {
  return roundRows(TIGHT_CLOCK);
}

export function parRows(): string[] {
  return [say('table.par', { n: GOLD_BEFORE_PAR }), ...roundRows(PAR)];
}

export function goalRows(): string[] {
  return SCENARIOS.map((scenario) => row(say(`scenario.${scenario}`), `${say(`goal.${scenario}`)}.`));
}

export function titleRows(): string[] {
  return [
    say('table.titles', {
      titles: list(TITLES.map(({ id, from }) => say('table.title', { name: say(`title.${id}`), n: from }))),
    }),
  ];
}
