/** Events as sentences. */
import type { GameEvent } from '../../core/game';
import { capital, count, list } from '../../core/words';
import { parsePlace } from './afternoon';
import type { BuildingId, CartSize } from './data';
import { placeWords } from './chips';
import {
  buildingName,
  cardName,
  cardText,
  cartName,
  comboName,
  resName,
  tileNameById,
  workerName,
} from './names';
import type { Phase, State } from './state';
import { words } from './words';

export function tell(s: State, event: GameEvent): string {
  const args = event.args ?? {};
  const holes: Record<string, string | number> = { ...args, name: s.names[event.seat] ?? '' };
  if (typeof args.worker === 'number') holes.worker = workerName(args.worker);
  if (typeof args.workers === 'string' && args.workers !== '') {
    holes.workers = list(args.workers.split(',').map((kind) => workerName(Number(kind))));
  }
  if (typeof args.res === 'number') holes.res = resName(args.res);
  if (typeof args.other === 'number') holes.other = s.names[args.other] ?? '';
  if (args.building) holes.building = buildingName(args.building as BuildingId);
  if (args.tile) holes.tile = tileNameById(String(args.tile));
  if (args.old) holes.old = args.tile ? tileNameById(String(args.old)) : buildingName(args.old as BuildingId);
  if (args.card) {
    holes.card = cardName(String(args.card));
    holes.text = cardText(String(args.card));
  }
  if (args.cart) holes.cart = cartName(args.cart as CartSize);
  if (args.combo) holes.combo = comboName(String(args.combo));
  if (args.phase) holes.phase = words(`phase.${args.phase as Phase}`);
  if (args.disaster) holes.disaster = words(`disaster.${args.disaster as 'earthquake'}`);
  if (args.place) holes.place = placeWords(s, event.seat, parsePlace(String(args.place)));
  if (event.kind === 'explore-draw') holes.tiles = count(Number(args.n), words('unit.tile'));
  if (event.kind === 'cart-unreturned') holes.n = count(Number(args.n), 'cart');
  if (args.seats)
    holes.seats = list(
      String(args.seats)
        .split(',')
        .map((seat) => s.names[Number(seat)] ?? ''),
    );
  const key = event.kind === 'tax' && Number(args.saloon) > 0 ? 'tell.tax.saloon' : `tell.${event.kind}`;
  return words.has(key) ? capital(words(key, holes)) : '';
}
