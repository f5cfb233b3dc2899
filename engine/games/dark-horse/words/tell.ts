/** One event as a sentence. */
import type { GameEvent } from '../../../core/game';
import { capital, list } from '../../../core/words';
import { bundleWords, cardName, edgeName, faces, resourceName, sourceName, spaceName } from './names';
import type { State } from '../state';
import { say, word } from './catalogue';

type Args = Readonly<Record<string, string | number>>;

export function tell(state: State, event: GameEvent): string {
  const args = event.args ?? {};
  const name = (seat: string | number) => state.names[Number(seat)] ?? say('told.nobody');
  const holes: Record<string, string | number> = { who: name(event.seat), ...readable(args) };
  if (args['other'] !== undefined) holes['other'] = name(args['other']);
  if (args['seats'] !== undefined) holes['seats'] = list(String(args['seats']).split(',').map(name));
  return capital(word(`told.${variant(event.kind, args)}`, holes));
}

/** Arguments as people say them. */
function readable(args: Args): Record<string, string | number> {
  const holes: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args)) holes[key] = saying(key, String(value)) ?? value;
  if (args['type'] !== undefined) {
    const type = resourceName(Number(args['type']));
    holes['tile'] = args['rugged'] === 1 ? say('told.tile.rugged', { type }) : type;
  }
  if (args['hex'] !== undefined) holes['hex'] = String(args['hex']);
  if (args['event'] !== undefined) {
    holes['text'] = word(`card.${args['event']}.text`);
    const use = word(`card.${args['event']}.use`);
    holes['use'] = use.charAt(0).toLowerCase() + use.slice(1);
  }
  if (args['shift'] !== undefined) holes['shifted'] = shifted(args);
  return holes;
}

function shifted(args: Args): string {
  if (args['flipped'] === 1) return say('told.flipped');
  if (args['shift'] === 0) return '';
  return args['shift'] === 1 ? say('told.shifted.up') : say('told.shifted.down');
}

function saying(key: string, value: string): string | undefined {
  switch (key) {
    case 'faces':
      return faces(value);
    case 'cards':
      return list(value.split(',').filter(Boolean).map(cardName));
    case 'bundle':
      return bundleWords(value);
    case 'space':
    case 'spot':
      return spaceName(value);
    case 'card':
    case 'event':
      return cardName(value);
    case 'token':
      return word(`token.${value}`);
    case 'role':
      return value ? word(`role.${value}`) : '';
    case 'character':
      return word(`character.${value}`);
    case 'why':
      return sourceName(value);
    case 'edge':
      return edgeName(value);
    default:
      return undefined;
  }
}

function variant(kind: string, args: Args): string {
  if (kind === 'round' && Number(args['left']) > 0) return 'round.solo';
  if ((kind === 'ghost-reveals' || kind === 'looks') && args['cards'] === '') return `${kind}.none`;
  if (kind === 'ending' && say.has(`told.ending.${args['why']}`)) return `ending.${args['why']}`;
  return kind;
}
