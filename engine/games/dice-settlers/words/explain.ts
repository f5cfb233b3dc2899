/** Long press: what a thing is. */
import type { Explanation, Target } from '../../../core/game';
import { capital, list } from '../../../core/words';
import { ACTIONS, COLOURS, FACES, HEX_SIDES, type Action, type Colour } from '../data';
import { techOf } from '../data-techs';
import { tileOf } from '../data-tiles';
import { hexAt } from '../rules/map';
import { top, type State } from '../state';
import { effects, say } from './catalogue';
import { ACTION_RULE, ruleOf } from './clauses';
import { abilityText, colourWord, dieName, priceText, terrainOfColour, terrainText, tileName } from './names';
import { prompt } from './status';
import { scoreNow } from './why-not';

export function explain(s: State, target: Target): Explanation {
  const at = target.indexOf(':');
  const kind = at < 0 ? target : target.slice(0, at);
  const rest = at < 0 ? '' : target.slice(at + 1);
  switch (kind) {
    case 'cell': {
      const [q, r] = rest.split(',').map(Number);
      const t = hexAt(s, q ?? 0, r ?? 0);
      return t
        ? explainTile(t.tile, scoreNow(s, t))
        : { title: say('exCell'), body: say('exCellBody'), rule: 'DS-4.41' };
    }
    case 'tile':
      return explainTile(Number(rest), '');
    case 'card':
      return explainCard(rest);
    case 'die':
      return explainColour(rest.split('-')[0] ?? 'white', dieName(rest));
    case 'spent':
      return explainColour(rest, capital(colourWord(rest)));
    case 'colour':
      return explainSupply(s, rest);
    case 'act': {
      const action = ACTIONS.includes(rest as Action) ? (rest as Action) : 'recruit';
      return { title: say(action), body: say('exAction'), rule: ACTION_RULE[action] };
    }
    case 'side':
      return { title: say(HEX_SIDES[Number(rest)] ?? 'recruit'), body: say('exSide'), rule: 'DS-6.23' };
    case 'centre':
      return { title: say('exCentre'), body: say('exCentreBody'), rule: 'DS-6.44' };
    case 'queue':
      return { title: say('exQueue'), body: say('exQueueBody'), rule: 'DS-6.10' };
    case 'bag':
      return { title: say('exBag'), body: say('exBagBody'), rule: 'DS-4.12' };
    case 'stack':
      return { title: say('exStack'), body: say('exStackBody', { n: s.stack.length }), rule: 'DS-5.1' };
    default: {
      const task = top(s);
      return { title: say('info.title'), body: prompt(s), rule: task ? ruleOf(task) : 'DS-5.4' };
    }
  }
}

function explainTile(no: number, now: string): Explanation {
  const { hi, lo, trigger } = tileOf(no);
  const ability = abilityText(no);
  const body =
    hi === null ? say('exTileNone', { ability }) : say('exTile', { hi, lo: lo ?? 0, ability, score: now });
  const rule = trigger === 'factory' ? 'DS-4.70' : trigger === 'placement' ? 'DS-4.42' : 'DS-4.3';
  return { title: tileName(no), body: body.trim(), rule };
}

function explainCard(card: string): Explanation {
  const tech = techOf(card);
  const cost = say('exCost', { icons: tech.icons, terrain: terrainText(tech), price: priceText(tech) });
  const vp = tech.vp === null ? say('exVpSpecial') : say('exVp', { n: tech.vp });
  const effect = effects(card as 'stability');
  return {
    title: tech.name,
    body: say('exCard', { cost, effect, vp }),
    rule: tech.deck === 'explosive' ? 'DS-4.74' : 'DS-4.65',
  };
}

function explainColour(colour: string, title: string): Explanation {
  const faces = FACES[(COLOURS as readonly string[]).includes(colour) ? (colour as Colour) : 'white'];
  return { title, body: say('exDie', { faces: list(faces.map((icon) => say(icon))) }), rule: 'DS-4.8' };
}

function explainSupply(s: State, colour: string): Explanation {
  const index = Math.max(0, COLOURS.indexOf(colour as Colour));
  const terrain = say(terrainOfColour(index));
  return {
    title: capital(colourWord(colour)),
    body: say('exSupply', { n: s.supply[index] ?? 0, colour: colourWord(colour), terrain }),
    rule: 'DS-4.36',
  };
}
