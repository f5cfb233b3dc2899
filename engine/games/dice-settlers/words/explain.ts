/** Long press: what a thing is. */
import type { Explanation, Target } from '../../../core/game';
import { capital, list, numberWord, type Holes } from '../../../core/words';
import { hexOf } from '../../../geometry/hex';
import { cardOf } from '../../cards';
import {
  ACTION_OF,
  BOT_SELLS,
  colourAt,
  COLOURS,
  dieColour,
  EXPLORE_TOUCH,
  FACES,
  HOUSE_TENTS,
  hexSideAt,
  TERRAIN_COLOUR,
  TERRAINS,
  TRADE_PAIR,
  TRADE_SET,
  TRADE_VP,
  type Action,
  type Colour,
  type Icon,
} from '../data';
import { techId, techOf, type TechId } from '../data-techs';
import { tileOf, type Trigger } from '../data-tiles';
import { findTile } from '../rules/map';
import { actionNamed, colourOf, dieOf, iconNamed, parse } from '../rules/notation';
import { TERMS, working } from '../rules/techs';
import { asked, seatOf, type State } from '../state';
import { say } from './catalogue';
import { ACTION_RULE, PICK_RULE } from './tickets-clauses';
import {
  abilityText,
  costText,
  dieName,
  ownerName,
  recruitHoles,
  techName,
  techText,
  tileName,
  tileScore,
} from './names';
import { prompt } from './status';
import { scoreNow } from './why-not';

/** What a target of the board can be, by the word before its colon. */
const EXPLAIN: Readonly<Record<string, (s: State, what: string, viewer: number) => Explanation>> = {
  cell: (s, what) => {
    const t = findTile(s, hexOf(what));
    if (t) return explainTile(t.tile, scoreNow(s, t));
    return {
      title: say('exCell'),
      body: say('exCellBody', { n: numberWord(EXPLORE_TOUCH) }),
      rule: 'DS-4.41',
    };
  },
  tile: (_s, what) => explainTile(Number(what), ''),
  card: (_s, what) => explainCard(techId(what)),
  die: (_s, what) => {
    const die = dieOf(what.split('#')[0] ?? what);
    return explainColour(colourAt(dieColour(die)), dieName(die));
  },
  face: (_s, what) => explainColour(colourAt(dieColour(dieOf(what))), dieName(dieOf(what))),
  icon: (s, what, viewer) => explainIcon(s, iconNamed(what.split('#')[0] ?? what), viewer),
  tents: (s, _what, viewer) => ({
    title: say('exTents'),
    body: say('exTentsBody', { n: s.players[viewer]?.tents ?? 0 }),
    rule: 'DS-4.45',
  }),
  spent: (_s, what) => explainColour(colourOf(what), capital(say(colourOf(what)))),
  colour: (s, what) => explainSupply(s, colourOf(what)),
  act: (s, what, viewer) =>
    what === 'govern' ? explainGovern(s, viewer) : explainAction(s, actionNamed(what), viewer),
  side: (_s, what) => ({ title: say(hexSideAt(Number(what))), body: say('exSide'), rule: 'DS-6.23' }),
  centre: () => ({
    title: say('exCentre'),
    body: say('exCentreBody', { n: numberWord(BOT_SELLS) }),
    rule: 'DS-6.44',
  }),
  queue: explainQueue,
  rolled: explainQueue,
  marker: () => ({ title: say('exMarker'), body: say('exSide'), rule: 'DS-6.23' }),
  bag: () => ({ title: say('exBag'), body: say('exBagBody'), rule: 'DS-4.12' }),
  stack: (s) => ({ title: say('exStack'), body: say('exStackBody', { n: s.stack.length }), rule: 'DS-5.1' }),
};

/** Anything else, such as a side at the table, is answered with the question of the moment. */
export function explain(s: State, target: Target, viewer: number): Explanation {
  const { verb, what } = parse(target);
  const told = EXPLAIN[verb];
  if (told) return told(s, what, viewer);
  const task = asked(s);
  const title = cardOf('dice-settlers').info.title;
  if (!task) return { title, body: prompt(s), rule: 'DS-5.4' };
  const body = viewer === seatOf(task) ? prompt(s) : say('whyTurn', { who: ownerName(s, seatOf(task)) });
  return { title, body, rule: PICK_RULE[task.kind] };
}

function explainQueue(): Explanation {
  return { title: say('exQueue'), body: say('exQueueBody'), rule: 'DS-6.10' };
}

/** A Free action, but a target like the main ones where a tile offers both. */
function explainGovern(s: State, viewer: number): Explanation {
  const lead = numberWord(TERMS['govern-lead'](working(s, viewer)));
  const body = say('exGovern', { tents: capital(numberWord(HOUSE_TENTS)), lead });
  return { title: say('govern'), body, rule: 'DS-4.72' };
}

function explainAction(s: State, action: Action, viewer: number): Explanation {
  const body = say('exOnce', { what: say(`exAction.${action}`, ACTION_HOLES[action](working(s, viewer))) });
  return { title: say(action), body, rule: ACTION_RULE[action] };
}

/** A die in a turn is what its icon does. */
function explainIcon(s: State, icon: Icon, viewer: number): Explanation {
  const action = ACTION_OF[icon];
  if (action !== null) return explainAction(s, action, viewer);
  return { title: capital(say(icon)), body: say('whyPioneer'), rule: 'DS-4.21' };
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

const TRIGGER_RULE: Readonly<Record<Trigger, string>> = {
  factory: 'DS-4.70',
  placement: 'DS-4.42',
  control: 'DS-4.3',
  presence: 'DS-4.3',
  none: 'DS-4.3',
};

function explainTile(no: number, now: string): Explanation {
  const { hi, trigger } = tileOf(no);
  const parts = { score: capital(tileScore(no)), ability: abilityText(no), now: hi === null ? '' : now };
  const body = say('exTile', parts);
  return { title: tileName(no), body: body.trim(), rule: TRIGGER_RULE[trigger] };
}

function explainCard(card: TechId): Explanation {
  const { vp, deck } = techOf(card);
  const worth = vp === null ? say('exVpSpecial') : say('exVp', { n: vp });
  return {
    title: techName(card),
    body: say('exCard', { cost: costText(card), effect: techText(card), vp: worth }),
    rule: deck === 'explosive' ? 'DS-4.74' : 'DS-4.65',
  };
}

function explainColour(colour: Colour, title: string): Explanation {
  const faces = list(FACES[colour].map((icon) => say(icon)));
  return { title, body: say('exDie', { faces }), rule: 'DS-4.8' };
}

function explainSupply(s: State, colour: Colour): Explanation {
  const index = COLOURS.indexOf(colour);
  const terrain = TERRAINS.find((one) => TERRAIN_COLOUR[one] === index);
  if (!terrain) return explainColour(colour, capital(say(colour)));
  return {
    title: capital(say(colour)),
    body: say('exOpens', {
      left: say('exSupply', { n: s.supply[index] ?? 0, colour: say(colour) }),
      terrain: say(terrain),
    }),
    rule: 'DS-4.36',
  };
}
