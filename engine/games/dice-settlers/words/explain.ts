/** Long press: what a thing does, and what it would bring now. */
import type { Explanation, Target } from '../../../core/game';
import { cardOf } from '../../cards';
import { actionNamed, colourOf, iconNamed, parse, sourceOf, thingOf } from '../rules/notation';
import { techId } from '../data-techs';
import { asked, seatOf, type State } from '../state';
import { say } from './catalogue';
import {
  explainAction,
  explainBag,
  explainCard,
  explainColour,
  explainDie,
  explainGiven,
  explainIcon,
  explainQuota,
  explainSpent,
} from './explain-dice';
import { explainFact } from './explain-facts';
import {
  explainCell,
  explainGovern,
  explainOwner,
  explainRecall,
  explainStack,
  explainTent,
  explainTile,
} from './explain-map';
import { explainCentre, explainMarker, explainQueue, explainSide } from './explain-rival';
import { ownerName } from './names';
import { prompt } from './status';
import { PICK_RULE } from './tickets-clauses';

/** What a target can be, by the word before its colon; undefined where it names nothing there is. */
const EXPLAIN: Readonly<Record<string, (s: State, what: string, viewer: number) => Explanation | undefined>> =
  {
    cell: explainCell,
    tile: (s, what, viewer) => explainTile(s, Number(what), viewer),
    tent: explainTent,
    owner: explainOwner,
    recall: (s, _what, viewer) => explainRecall(s, viewer),
    stack: explainStack,
    card: (s, what, viewer) => explainCard(s, techId(what), viewer),
    die: explainDie,
    face: explainDie,
    gives: explainGiven,
    icon: (s, what, viewer) => explainIcon(s, iconNamed(unnumbered(what)), viewer),
    made: (s, what, viewer) => explainIcon(s, iconNamed(unnumbered(what)), viewer),
    pays: explainPayer,
    pay: (s, what, viewer) => explainFact(s, what.split('+')[0] ?? what, viewer),
    spent: (s, what, viewer) => explainSpent(s, colourOf(what), viewer),
    colour: (s, what, viewer) => explainColour(s, colourOf(what), viewer),
    act: (s, what, viewer) =>
      what === 'govern' ? explainGovern(s, viewer) : explainAction(s, actionNamed(what), viewer),
    token: (s, what, viewer) => explainFact(s, unnumbered(what), viewer),
    tents: (s, _what, viewer) => explainFact(s, 'tent', viewer),
    bag: (s, _what, viewer) => explainBag(s, viewer),
    quota: (s, _what, viewer) => explainQuota(s, viewer),
    fact: explainFact,
    side: explainSide,
    marker: explainMarker,
    centre: explainCentre,
    queue: explainQueue,
    rolled: explainQueue,
  };

/** The second of equal things is marked `#2`. */
function unnumbered(what: string): string {
  return what.split('#')[0] ?? what;
}

function explainPayer(s: State, what: string, viewer: number): Explanation {
  const { die, card } = sourceOf(thingOf(unnumbered(what)));
  return card !== null ? explainCard(s, card, viewer) : explainDie(s, die, viewer);
}

/** Anything else is answered with the question of the moment. */
export function explain(s: State, target: Target, viewer: number): Explanation {
  const { verb, what } = parse(target);
  const told = EXPLAIN[verb]?.(s, what, viewer);
  if (told) return told;
  const task = asked(s);
  const title = cardOf('dice-settlers').info.title;
  if (!task) return { title, body: prompt(s), rule: 'DS-5.4' };
  const body = viewer === seatOf(task) ? prompt(s) : say('whyTurn', { who: ownerName(s, seatOf(task)) });
  return { title, body, rule: PICK_RULE[task.kind] };
}
