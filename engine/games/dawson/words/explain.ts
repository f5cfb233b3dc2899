/** What a thing on the table is. */
import type { Explanation, Target } from '../../../core/game';
import { list } from '../../../core/words';
import { cardOf } from '../../cards';
import { characterOf, MAIN_STREET, riverFor, slowWeekFor, tileAt } from '../data';
import { buildPrice } from '../rules/build';
import { cellKey, cityOf, hoodAt, placedAt, publicWorth, tileOf, tileWorth } from '../rules/city';
import type { City } from '../rules/city';
import { blockAt, gangAt, standings } from '../rules/control';
import { thingAt } from '../rules/notation';
import { isCamper, playerAt } from '../state';
import type { State } from '../state';
import { say } from './catalogue';
import { abilityText, buildingName, hoodName, nameOf, namesOf, placeName } from './names';

/** Prices are those of whoever asks. */
export function explain(state: State, target: Target, viewer: number): Explanation {
  const city = cityOf(state.plan);
  const thing = thingAt(city, state.players.length, target);
  switch (thing.kind) {
    case 'cell':
      return thing.square >= 0
        ? explainSquare(state, city, thing.square, viewer)
        : explainGround(city, thing.x, thing.y);
    case 'hood':
      return explainHood(state, city, thing.hood);
    case 'supply':
      return explainSupply(state, thing.seat);
    case 'room':
      return explainRoom(state, thing.value, viewer);
    case 'tile': {
      const { name } = tileAt(thing.tile);
      const body = say('explain.tile.body', { points: tileWorth(thing.tile) });
      return { title: say('explain.tile', { tile: name }), body, rule: 'DW-4.5.20' };
    }
    case 'character': {
      const { name, trade, ability } = characterOf(thing.character);
      const body = say('explain.character.body', { ability: abilityText(ability) });
      return { title: say('explain.character', { name, trade }), body, rule: 'DW-2.3' };
    }
    case 'turn':
      return { title: say('explain.turn'), body: say('explain.turn.body'), rule: 'DW-4.5.2' };
    case 'fire':
      return { title: say('explain.fire'), body: say('explain.fire.body'), rule: 'DW-4.3.40' };
    case 'pool':
      return explainPool(state);
    case 'unknown':
      return { title: cardOf('dawson').info.title, body: say('explain.none.body'), rule: 'DW-4.1.1' };
  }
}

function explainSupply(state: State, seat: number): Explanation {
  const title = say('explain.supply', { name: nameOf(state, seat) });
  return { title, body: supplySentence(state, seat), rule: 'DW-4.3.37' };
}

function explainRoom(state: State, value: number, viewer: number): Explanation {
  const prices = {
    free: buildPrice(state, viewer, value, false),
    camper: buildPrice(state, viewer, value, true),
  };
  const n = state.players[viewer]?.supply[value - 1];
  const left = n === undefined ? '' : say('explain.room.left', { n });
  const body = say('explain.room.body', { value, ...prices, left }).trim();
  return { title: say('explain.room', { value }), body, rule: 'DW-2.4' };
}

function explainPool(state: State): Explanation {
  const { pool, growAt, idle, waited } = state;
  const players = state.players.length;
  const counts = { idle, waited, slow: slowWeekFor(players), river: riverFor(players) };
  const body = `${say('explain.pool.body', { pool, growAt })} ${say('explain.pool.counts', counts)}`;
  return { title: say('explain.pool'), body, rule: 'DW-4.4.1' };
}

function explainGround(city: City, x: number, y: number): Explanation {
  if (!city.streets.has(cellKey(x, y))) {
    return { title: say('explain.land'), body: say('explain.land.body'), rule: 'DW-4.5.2' };
  }
  const main = MAIN_STREET.some(([mx, my]) => mx === x && my === y);
  return {
    title: say(main ? 'explain.main-street' : 'explain.street'),
    body: say('explain.street.body'),
    rule: main ? 'DW-3.6' : 'DW-4.5.4',
  };
}

function explainSquare(state: State, city: City, square: number, viewer: number): Explanation {
  const place = placeName(city, square);
  const lot = city.lots[square] as number;
  const owner = state.owners[square] as number;
  const value = state.sizes[square] as number;
  if (lot === 0) {
    const points = publicWorth(placedAt(city, tileOf(square)).tile);
    return {
      title: say('explain.public', { building: buildingName(city, square), place }),
      body: say('explain.public.body', { points }),
      rule: 'DW-4.5.20',
    };
  }
  if (owner >= 0) {
    const guest = (state.dice[square] as number) > 0;
    const block = blockAt(city, state, square).sum;
    const name = nameOf(state, owner);
    const body = say(guest ? 'explain.hotel.guest' : 'explain.hotel.empty', { name, value, block });
    return {
      title: say('explain.hotel', { name, value, place }),
      body: lot === value ? body : `${body} ${say('explain.hotel.lot', { lot })}`,
      rule: guest ? 'DW-4.2.1' : 'DW-4.3.20',
    };
  }
  if (isCamper(state, square)) {
    const gang = gangAt(city, state, square);
    const price = buildPrice(state, viewer, lot, true);
    return {
      title: say('explain.camp', { value: lot, place }),
      body: say('explain.camp.body', { value: lot, gang, price }),
      rule: 'DW-4.5.22',
    };
  }
  return {
    title: say('explain.lot', { value: lot, place }),
    body: say('explain.lot.body', { value: lot, price: buildPrice(state, viewer, lot, false) }),
    rule: 'DW-4.3.30',
  };
}

function explainHood(state: State, city: City, hood: number): Explanation {
  const { points, tiles } = hoodAt(city, hood);
  const n = points - tiles.length;
  const parts = [say('explain.hood.tiles', { n: tiles.length })];
  if (n > 0) parts.push(say('explain.hood.public', { n }));
  return {
    title: say('explain.hood', { place: hoodName(city, hood) }),
    body: say('explain.hood.body', { points, parts: list(parts), leader: leaderSentence(state, hood) }),
    rule: 'DW-4.5.26',
  };
}

/** Who controls a neighbourhood, with every block compared. */
export function leaderSentence(
  state: Parameters<typeof standings>[0] & Pick<State, 'names'>,
  hood: number,
): string {
  const standing = standings(state)[hood];
  if (!standing) throw new RangeError(`no neighbourhood ${hood}`);
  const { control, strength } = standing;
  const parts = strength.players
    .map((n, seat) => (n > 0 ? say('explain.player-block', { name: nameOf(state, seat), n }) : ''))
    .filter((part) => part !== '');
  if (strength.gang > 0) {
    const key = state.gangBonus > 0 ? 'explain.gang-bonus' : 'explain.gang-block';
    parts.push(say(key, { n: strength.gang + state.gangBonus, bonus: state.gangBonus }));
  }
  const blocks = list(parts);
  if (control.gang) return say('explain.hood.gang', { blocks });
  if (control.winners.length === 0) return say('explain.hood.nobody');
  return say('explain.hood.player', { blocks, names: namesOf(state, control.winners) });
}

/** What a player has left to build. */
export function supplySentence(state: Pick<State, 'players'>, seat: number): string {
  const { supply } = playerAt(state, seat);
  const left = supply.flatMap((n, i) => (n > 0 ? [say('explain.supply.some', { n, value: i + 1 })] : []));
  return say('explain.supply.body', { left: left.length > 0 ? list(left) : say('explain.supply.none') });
}
