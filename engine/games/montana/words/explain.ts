/** What a thing does, and what it would bring whoever reads it now. */
import { FACT, TURN, type Explanation, type Target } from '../../../core/game';
import { numberWord } from '../../../core/words';
import { cardOf } from '../../cards';
import { entry, GOODS, LINE, SHOPS } from '../data';
import { askTable, thingAt, type ThingTable } from '../rules/targets';
import type { State } from '../state';
import { say } from './catalogue-explain';
import { explainCity, explainSpace, explainShop } from './explain-city';
import { explainFact } from './explain-facts';
import { explainCell } from './explain-land';
import { explainRival } from './explain-rival';
import { explainSupply } from './explain-supply';
import { explainArea, explainBank, explainSpot } from './explain-work';
import { explainWheel, explainWheelSpace, explainWorker } from './explain-workers';

/** `viewer` is the seat whose figures are said, -1 for nobody’s. */
type Explains = (viewer: number) => Explanation;

/** The explanation of every kind of thing. */
const EXPLANATIONS: ThingTable<Explains> = {
  cell:
    (s, { field }) =>
    (viewer) =>
      explainCell(s, field, viewer),
  spot: (s, thing) => (viewer) => explainSpot(s, thing.spot, thing.place, viewer),
  space:
    (s, { space }) =>
    (viewer) =>
      explainSpace(s, space, viewer),
  shop:
    (s, { row }) =>
    (viewer) =>
      explainShop(s, row, entry(SHOPS, row).from, viewer),
  wheel: (s) => (viewer) => explainWheel(s, viewer),
  'wheel-space':
    (s, { space }) =>
    (viewer) =>
      explainWheelSpace(s, space, viewer),
  rival: (s) => () => explainRival(s),
  worker:
    (s, { colour }) =>
    (viewer) =>
      explainWorker(s, colour, viewer),
  good:
    (s, { good }) =>
    (viewer) =>
      explainSupply(s, entry(GOODS, good), viewer),
  supply:
    (s, { piece }) =>
    (viewer) =>
      explainSupply(s, piece, viewer),
  city: (s) => (viewer) => explainCity(s, viewer),
  bank: (s) => () => explainBank(s),
  area:
    (s, { area }) =>
    (viewer) =>
      explainArea(s, area, viewer),
};

export function explain(s: State, target: Target, viewer: number): Explanation {
  if (target.startsWith(FACT)) return explainFact(s, target.slice(FACT.length), viewer) ?? nothing();
  if (target.startsWith(TURN)) return { title: say('turn'), body: say('turn.body'), rule: 'MT-4.30' };
  const thing = thingAt(s, target);
  return thing ? askTable(EXPLANATIONS, s, thing)(viewer) : nothing();
}

function nothing(): Explanation {
  const body = say('nothing', { n: numberWord(LINE) });
  return { title: cardOf('montana').info.title, body, rule: 'MT-4.2' };
}
