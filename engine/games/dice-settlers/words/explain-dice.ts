/** What a die, an icon, an action or a card is good for, and what it would bring the reader now. */
import type { Explanation } from '../../../core/game';
import { capital, list, numberWord, type Holes } from '../../../core/words';
import {
  ACTION_OF,
  colourAt,
  COLOURS,
  DICE_PAIR_VP,
  dieColour,
  dieIcon,
  FACES,
  isResource,
  QUOTA_MAX,
  REROLL_DICE,
  TERRAIN_COLOUR,
  TERRAINS,
  TRADE_PAIR,
  TRADE_SET,
  TRADE_VP,
  type Action,
  type Colour,
  type Icon,
} from '../data';
import { isOnce, techOf, type TechId } from '../data-techs';
import { tilesSeen } from '../rules/explore';
import { mostIcons } from '../rules/icons';
import { total } from '../rules/lists';
import { openColours, terrains } from '../rules/map';
import { dieOf } from '../rules/notation';
import { diceOwned, techTotal } from '../rules/points';
import { diceFor, diceOpen } from '../rules/recruit';
import { researchable } from '../rules/research';
import { quotaOf } from '../rules/roll';
import { TERMS, working } from '../rules/techs';
import { has, playerOf, ready, type State } from '../state';
import { bestSale, shortage } from './advice-goods';
import { say } from './catalogue';
import { costText, dieName, recruitHoles, techName, techText } from './names';
import { ACTION_RULE } from './tickets-clauses';

function about(title: string, rule: string, ...sentences: readonly string[]): Explanation {
  return { title, body: sentences.filter((one) => one !== '').join(' '), rule };
}

export function explainAction(s: State, action: Action, viewer: number): Explanation {
  const body = say('exOnce', { what: say(`exAction.${action}`, ACTION_HOLES[action](working(s, viewer))) });
  return about(say(action), ACTION_RULE[action], body, iconsNow(s, action, viewer));
}

/** How far the hand of the reader goes. */
function iconsNow(s: State, action: Action, viewer: number): string {
  const player = s.players[viewer];
  if (!player) return '';
  if (player.used.includes(action)) return say('ex.used');
  const n = mostIcons(s, viewer, action);
  if (n === 0) return say('ex.noIcons');
  return [say('ex.icons', { n }), NOW[action]?.(s, viewer, n) ?? ''].filter((one) => one !== '').join(' ');
}

/** What so many icons would bring. */
const NOW: Readonly<Partial<Record<Action, (s: State, seat: number, icons: number) => string>>> = {
  recruit(s, seat, icons) {
    const n = Math.min(diceFor(playerOf(s, seat), icons), diceOpen(s, seat));
    return n > 0 ? say('ex.now.recruit', { n }) : say('whyRecruit');
  },
  explore(s, seat, icons) {
    const all = s.stack.length;
    return say('ex.now.explore', { n: Math.min(all, tilesSeen(playerOf(s, seat), icons)), all });
  },
  trade(s, seat) {
    const n = bestSale(playerOf(s, seat));
    return n > 0 ? say('fact.sale', { n }) : say('fact.noSale', { n: numberWord(TRADE_PAIR) });
  },
  research(s, seat) {
    const cards = researchable(s, seat);
    if (cards.length === 0) return say('ex.now.nothing');
    const names =
      cards.length > NAMED ? say('fact.openCards', { n: cards.length }) : list(cards.map(techName));
    return say('ex.now.research', { list: names });
  },
};

/** More names than this are counted. */
const NAMED = 3;

/** What an icon does: in the Roll phase some pay for changes too. */
export function explainIcon(s: State, icon: Icon, viewer: number, title = ''): Explanation {
  const action = ACTION_OF[icon];
  const name = title || capital(say(icon));
  const rolling = s.phase === 'roll';
  if (action === null) {
    // A card may let one of them count by itself.
    const alone = TERMS['counts-as'](working(s, viewer), icon).length > 1;
    return about(
      name,
      rolling ? 'DS-4.7' : 'DS-4.21',
      rolling ? say('ex.rollPioneer', { most: numberWord(REROLL_DICE) }) : '',
      say(rolling || alone ? 'ex.pair' : 'whyPioneer'),
    );
  }
  const { body, rule } = explainAction(s, action, viewer);
  const draws = numberWord(TERMS['draw-dice'](working(s, viewer)));
  return about(name, rule, body, rolling && isResource(icon) ? say('ex.rollResource', { n: draws }) : '');
}

/** A die is what its icon does, and what else it can show. */
export function explainDie(s: State, what: string, viewer: number): Explanation {
  const die = dieOf(what.split('#')[0] ?? what);
  const { body, rule } = explainIcon(s, dieIcon(die), viewer);
  return about(dieName(die), rule, body, facesText(colourAt(dieColour(die))));
}

/** A die that Trade would take out of the game. */
export function explainGiven(s: State, what: string, viewer: number): Explanation {
  const die = dieOf(what.split('#')[0] ?? what);
  return about(dieName(die), 'DS-4.62', giveText(s, viewer), facesText(colourAt(dieColour(die))));
}

function giveText(s: State, viewer: number): string {
  if (!s.players[viewer]) return '';
  const points = (dice: number) => DICE_PAIR_VP * Math.floor(dice / 2);
  const dice = diceOwned(s, viewer);
  const [was, vp] = [points(dice), points(dice - 1)];
  return say(vp < was ? 'ex.giveUp' : 'ex.giveFree', { n: TRADE_VP.die, vp, was });
}

function facesText(colour: Colour): string {
  return say('exDie', { faces: list(FACES[colour].map((icon) => say(icon))) });
}

/** Spent dice of a colour. */
export function explainSpent(s: State, colour: Colour, viewer: number): Explanation {
  const player = s.players[viewer];
  const n = player?.spent[COLOURS.indexOf(colour)] ?? 0;
  const now = player && n > 0 ? say('ex.spent', { n, bag: total(player.bag) }) : '';
  return about(capital(say(colour)), 'DS-4.5', now, n > 0 ? giveText(s, viewer) : '', facesText(colour));
}

/** Dice of the supply. */
export function explainColour(s: State, colour: Colour, viewer: number): Explanation {
  const index = COLOURS.indexOf(colour);
  const title = capital(say(colour));
  const terrain = TERRAINS.find((one) => TERRAIN_COLOUR[one] === index);
  if (!terrain) return about(title, 'DS-4.36', say('whyWhite'), facesText(colour));
  const player = s.players[viewer];
  const n = s.supply[index] ?? 0;
  const open = player !== undefined && openColours(s, viewer).includes(index);
  const own = player
    ? (player.bag[index] ?? 0) +
      (player.spent[index] ?? 0) +
      player.active.filter((die) => dieColour(die) === index).length
    : 0;
  return about(
    title,
    'DS-4.36',
    say('exSupply', { n, colour: say(colour) }),
    n === 0 ? '' : open ? say('ex.colourOpen') : say('ex.colourShut', { terrain: say(terrain) }),
    player ? say('ex.colourOwn', { n: own }) : '',
    facesText(colour),
  );
}

export function explainBag(s: State, viewer: number): Explanation {
  const bag = s.players[viewer]?.bag;
  const held = (bag ?? []).flatMap((n, colour) =>
    n > 0 ? [say('goods.tokens', { n, kind: say(colourAt(colour)) })] : [],
  );
  const own = held.length > 0 ? say('ex.bagOwn', { list: list(held) }) : say('ex.bagEmpty');
  return about(say('exBag'), 'DS-4.12', say('exBagBody'), bag ? own : '');
}

export function explainQuota(s: State, viewer: number): Explanation {
  const body = say('ex.quotaBody', { most: QUOTA_MAX });
  const next = s.players[viewer] ? say('ex.quotaNext', { n: quotaOf(s, viewer) }) : '';
  return about(say('ex.quota'), 'DS-4.4', body, next);
}

export function explainCard(s: State, card: TechId, viewer: number): Explanation {
  const { vp, deck } = techOf(card);
  const rule = deck === 'explosive' ? 'DS-4.74' : 'DS-4.65';
  const player = s.players[viewer];
  if (!player) {
    const worth = vp === null ? say('exVpSpecial') : say('exVp', { n: vp });
    return about(techName(card), rule, techText(card), worth, costText(card));
  }
  const others = player.techs.filter((one) => one !== card);
  const n = techTotal(s, viewer, [...others, card]) - techTotal(s, viewer, others);
  if (has(player, card)) {
    const used = isOnce(card) ? say(ready(player, card) ? 'ex.cardReady' : 'ex.cardUsed') : '';
    return about(techName(card), rule, techText(card), say('ex.cardYours', { n }), used);
  }
  const missing = lacking(s, card, viewer);
  return about(
    techName(card),
    rule,
    techText(card),
    say('ex.cardWould', { n }),
    costText(card),
    missing.length > 0 ? say('ex.cardLacks', { list: list(missing) }) : say('ex.cardNow'),
  );
}

/** What the reader lacks for a card as things stand. */
function lacking(s: State, card: TechId, seat: number): string[] {
  const { icons, terrain } = techOf(card);
  const ground = terrains(s, seat);
  const short = icons - mostIcons(s, seat, 'research');
  const price = shortage(playerOf(s, seat), card);
  const shut = terrain.filter((one) => !ground[TERRAINS.indexOf(one)]).map((one) => say(one));
  return [
    ...(short > 0 ? [say('chipIcon', { n: short, icon: say('research') })] : []),
    ...(price > 0 ? [say('ex.lackPrice', { n: price })] : []),
    ...(shut.length > 0 ? [say('ex.lackTerrain', { terrain: list(shut) })] : []),
  ];
}

/** The numbers of each action, as the cards of the reader make them. */
const ACTION_HOLES: Readonly<Record<Action, (held: readonly TechId[]) => Holes>> = {
  recruit: (held) => recruitHoles(TERMS['recruit-steps'](held)),
  explore: (held) => ({ n: TERMS['explore-tents'](held) }),
  settle: (held) => ({ n: TERMS['take-tents'](held) }),
  raid: () => ({}),
  harvest: () => ({}),
  trade: () => ({
    set: numberWord(TRADE_SET),
    pair: numberWord(TRADE_PAIR),
    same: TRADE_VP.same,
    different: TRADE_VP.different,
    two: TRADE_VP.pair,
    die: TRADE_VP.die,
  }),
  research: () => ({}),
};
