/** What a thing is: the answer to a long press. */
import type { Explanation, Target } from '../../../core/game';
import { BY_NUMBER, characterOf, isEvent, spotOf, SPOTS } from '../data';
import { blockingDice } from '../rules/ghosts';
import { hexOf } from '../rules/map';
import { rowOf } from '../rules/placement';
import { top, type State } from '../state';
import { say, word } from './catalogue';
import { bundleName, cardName, faces, hexName, isRuggedTo } from './names';

export function explain(state: State, target: Target): Explanation {
  const seat = top(state)?.seat ?? 0;
  const [kind = '', ...rest] = target.split(':');
  const id = rest.join(':');
  switch (kind) {
    case 'space': {
      const row = rowOf(id);
      const space = SPOTS.some((one) => one.id === id) ? spotOf(id).space : id;
      const key = `space.${space}`;
      if (!say.has(`${key}.text`)) break;
      const body = [word(`${key}.text`), ...ghostNote(state, id), ...eventNote(state, space)].join(' ');
      return {
        title: row === id ? word(key) : word(`space.${id}`),
        body,
        rule: SPACE_RULES[space] ?? 'DH-4.10',
      };
    }
    case 'hex': {
      const hex = hexOf(id);
      const rugged = isRuggedTo(state, seat, hex);
      const title = hexName(state, seat, hex);
      const price = bundleName([2, 1, rugged ? 1 : 0]);
      const body = /^Hex/.test(title) ? say('explain.site') : say('explain.resource', { price });
      return {
        title: rugged ? `${title}, ${say('place.rugged')}` : title,
        body,
        rule: /^Hex/.test(title) ? 'DH-4.64' : 'DH-4.63',
      };
    }
    case 'edge':
      return { title: say('explain.rail.title'), body: say('explain.rail'), rule: 'DH-4.61' };
    case 'card':
      if (say.has(`card.${id}.text`))
        return {
          title: word(`card.${id}`),
          body: sentence(word(`card.${id}.text`)),
          rule: isEvent(id) ? 'DH-2.7' : 'DH-2.6',
        };
      break;
    case 'character':
      if (characterOf(id))
        return { title: word(`character.${id}`), body: word(`character.${id}.text`), rule: 'DH-2.8' };
      break;
    case 'token':
    case 'role':
      if (say.has(`${kind}.${id}.text`))
        return {
          title: word(`${kind}.${id}`),
          body: word(`${kind}.${id}.text`),
          rule: kind === 'token' ? 'DH-4.50' : 'DH-4.42',
        };
      break;
    case 'die':
      return { title: say('explain.die.title'), body: say('explain.die'), rule: 'DH-4.10' };
    case 'seat':
      return {
        title: state.names[Number(id)] ?? say('explain.seat.title'),
        body: say('explain.seat'),
        rule: 'DH-5.1',
      };
    case 'pawn':
      return { title: say('explain.pawn.title'), body: say('explain.pawn'), rule: 'DH-6.4' };
  }
  return { title: say('explain.other.title'), body: say('explain.other'), rule: 'DH-4.3' };
}

function sentence(text: string): string {
  const full = text.charAt(0).toUpperCase() + text.slice(1);
  return full.endsWith('.') ? full : `${full}.`;
}

/** Why a ghost is, or will be, on a space. */
function ghostNote(state: State, space: string): string[] {
  return state.ghosts
    .filter((ghost) => ghost.space === space)
    .map((ghost) =>
      say(`explain.ghost.${ghost.status}`, {
        dice: faces(ghost.dice.join(',')),
        number: ghostNumber(space),
        why:
          ghost.dice.length === 1
            ? say('explain.ghost.single')
            : ghost.dice.length === blockingDice(ghost.dice).length
              ? say('explain.ghost.total')
              : say('explain.ghost.higher'),
      }),
    );
}

function ghostNumber(space: string): string {
  return Object.keys(BY_NUMBER).find((n) => (BY_NUMBER[Number(n)] ?? []).some((one) => one === space)) ?? '';
}

function eventNote(state: State, space: string): string[] {
  const marks: Record<string, readonly string[]> = {
    builder: ['drought', 'city-fire'],
    'rail-baron': ['rail-strike'],
    trader: ['gold-bust'],
    produce: ['locusts'],
    politics: ['temperance'],
  };
  return (marks[space] ?? [])
    .filter((event) => state.events.includes(event))
    .map((event) => sentence(`${cardName(event)}: ${word(`card.${event}.text`)}`));
}

const SPACE_RULES: Readonly<Record<string, string>> = {
  'turn-order': 'DH-4.30',
  dealer: 'DH-4.22',
  character: 'DH-2.8',
  pioneer: 'DH-4.32',
  produce: 'DH-4.33',
  'hired-hand': 'DH-4.34',
  politics: 'DH-4.35',
  'work-crew': 'DH-4.36',
  'rail-baron': 'DH-4.37',
  builder: 'DH-4.38',
  trader: 'DH-4.39',
  engineer: 'DH-4.40',
  scout: 'DH-4.41',
  mayor: 'DH-4.42',
  sheriff: 'DH-4.42',
  broker: 'DH-4.44',
  tycoon: 'DH-4.44',
  market: 'DH-4.45',
};
