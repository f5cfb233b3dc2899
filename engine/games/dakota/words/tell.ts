/** Events as sentences. */
import type { GameEvent } from '../../../core/game';
import { aOrAn, capital, count, list } from '../../../core/words';
import { parsePlace } from '../rules/afternoon';
import type { BuildingId, CartSize } from '../data';
import { placeWords } from './tickets-parts';
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
import type { Phase, State } from '../state';
import { say } from './catalogue';

export function tell(s: State, event: GameEvent): string {
  const args = event.args ?? {};
  const name = s.names[event.seat] ?? '';
  const holes: Record<string, string | number> = { ...args, ...subject(name) };
  if (typeof args.worker === 'number') {
    holes.worker = workerName(args.worker);
    holes.aworker = aOrAn(workerName(args.worker));
  }
  if (typeof args.workers === 'string' && args.workers !== '') {
    holes.workers = list(args.workers.split(',').map((kind) => workerName(Number(kind))));
  }
  if (typeof args.res === 'number') holes.res = resName(args.res);
  if (typeof args.other === 'number') {
    const { whom, owner } = subject(s.names[args.other] ?? '');
    holes.other = whom;
    holes.their = owner;
  }
  if (args.building) holes.building = buildingName(args.building as BuildingId);
  if (args.tile) holes.atile = aOrAn(tileNameById(String(args.tile)));
  if (args.old && args.tile) holes.aold = aOrAn(tileNameById(String(args.old)));
  else if (args.old) holes.old = buildingName(args.old as BuildingId);
  if (args.card) {
    holes.card = cardName(String(args.card));
    holes.text = cardText(String(args.card));
  }
  if (args.cart) holes.cart = cartName(args.cart as CartSize);
  if (args.combo) holes.combo = comboName(String(args.combo));
  if (args.phase) holes.phase = say(`phase.${args.phase as Phase}`);
  if (args.disaster) holes.disaster = say(`disaster.${args.disaster as 'earthquake'}`);
  if (args.place) holes.place = placeWords(s, event.seat, parsePlace(String(args.place)));
  if (event.kind === 'explore-draw') holes.tiles = count(Number(args.n), say('unit.tile'));
  if (event.kind === 'cart-unreturned') holes.n = count(Number(args.n), 'cart');
  if (args.seats)
    holes.seats = list(
      String(args.seats)
        .split(',')
        .map((seat) => s.names[Number(seat)] ?? ''),
    );
  const key = event.kind === 'tax' && Number(args.saloon) > 0 ? 'tell.tax.saloon' : `tell.${event.kind}`;
  return say.has(key) ? capital(say(key, holes)) : '';
}

/** A lone player is called You: verbs and possessives follow the name. */
function subject(name: string): {
  name: string;
  whom: string;
  owner: string;
  s: string;
  es: string;
  is: string;
  has: string;
} {
  if (name === say('you')) {
    const owner = say('you.owner');
    return {
      name,
      whom: say('you.whom'),
      owner,
      s: '',
      es: '',
      is: say('verb.are'),
      has: say('verb.have'),
    };
  }
  const owner = say('name.owner', { name });
  return { name, whom: name, owner, s: 's', es: 'es', is: say('verb.is'), has: say('verb.has') };
}
