/** Long press: what a thing is. */
import type { Explanation, Target } from '../../../core/game';
import { capital, list, numberWord } from '../../../core/words';
import { hexOf } from '../../../geometry/hex';
import {
  BOT_SELLS,
  colourAt,
  COLOURS,
  dieColour,
  EXPLORE_TOUCH,
  FACES,
  hexSideAt,
  TERRAIN_COLOUR,
  TERRAINS,
  type Colour,
} from '../data';
import { techId, techOf, type TechId } from '../data-techs';
import { tileOf, type Trigger } from '../data-tiles';
import { findTile } from '../rules/map';
import { actionNamed, colourOf, dieOf, parse } from '../rules/notation';
import { asked, type State } from '../state';
import { say } from './catalogue';
import { ACTION_RULE, PICK_RULE } from './tickets-clauses';
import { abilityText, dieName, priceText, techName, techText, terrainText, tileName } from './names';
import { prompt } from './status';
import { scoreNow } from './why-not';

/** What a target of the board can be, by the word before its colon. */
const EXPLAIN: Readonly<Record<string, (s: State, what: string) => Explanation>> = {
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
  die: (_s, what) => explainColour(colourAt(dieColour(dieOf(what))), dieName(dieOf(what))),
  spent: (_s, what) => explainColour(colourOf(what), capital(say(colourOf(what)))),
  colour: (s, what) => explainSupply(s, colourOf(what)),
  act: (_s, what) => {
    const action = actionNamed(what);
    return { title: say(action), body: say('exAction'), rule: ACTION_RULE[action] };
  },
  side: (_s, what) => ({ title: say(hexSideAt(Number(what))), body: say('exSide'), rule: 'DS-6.23' }),
  centre: () => ({
    title: say('exCentre'),
    body: say('exCentreBody', { n: numberWord(BOT_SELLS) }),
    rule: 'DS-6.44',
  }),
  queue: () => ({ title: say('exQueue'), body: say('exQueueBody'), rule: 'DS-6.10' }),
  bag: () => ({ title: say('exBag'), body: say('exBagBody'), rule: 'DS-4.12' }),
  stack: (s) => ({ title: say('exStack'), body: say('exStackBody', { n: s.stack.length }), rule: 'DS-5.1' }),
};

/** Anything else, such as a side at the table, is answered with the question of the moment. */
export function explain(s: State, target: Target): Explanation {
  const { verb, what } = parse(target);
  const told = EXPLAIN[verb];
  if (told) return told(s, what);
  const task = asked(s);
  return { title: say('info.title'), body: prompt(s), rule: task ? PICK_RULE[task.kind] : 'DS-5.4' };
}

const TRIGGER_RULE: Readonly<Record<Trigger, string>> = {
  factory: 'DS-4.70',
  placement: 'DS-4.42',
  control: 'DS-4.3',
  presence: 'DS-4.3',
  none: 'DS-4.3',
};

function explainTile(no: number, now: string): Explanation {
  const { hi, lo, trigger } = tileOf(no);
  const ability = abilityText(no);
  const body =
    hi === null ? say('exTileNone', { ability }) : say('exTile', { hi, lo: lo ?? 0, ability, score: now });
  return { title: tileName(no), body: body.trim(), rule: TRIGGER_RULE[trigger] };
}

function explainCard(card: TechId): Explanation {
  const { icons, vp, deck } = techOf(card);
  const cost = say('exCost', { icons, terrain: terrainText(card), price: priceText(card) });
  const worth = vp === null ? say('exVpSpecial') : say('exVp', { n: vp });
  return {
    title: techName(card),
    body: say('exCard', { cost, effect: techText(card), vp: worth }),
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
    body: say('exSupply', { n: s.supply[index] ?? 0, colour: say(colour), terrain: say(terrain) }),
    rule: 'DS-4.36',
  };
}
