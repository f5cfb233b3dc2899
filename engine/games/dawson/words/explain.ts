/** What a thing on the table does, and what it is good for now. Squares and figures stand in files of their own. */
import type { Explanation, Target } from '../../../core/game';
import { list } from '../../../core/words';
import { cardOf } from '../../cards';
import { characterOf, MAIN_STREET, riverFor, slowWeekFor, tileAt, VALUES } from '../data';
import { buildPrice } from '../rules/build';
import { cellKey, cityOf, hoodAt, tileWorth } from '../rules/city';
import type { City } from '../rules/city';
import { standings } from '../rules/control';
import type { Standing } from '../rules/control';
import { fireHotels, insurance } from '../rules/fire';
import { thingAt } from '../rules/notation';
import { isCamper } from '../state';
import type { State } from '../state';
import { abilityAdvice } from './advice';
import { campersExpected } from './advice-city';
import { sideOf } from './advice-holds';
import { guestsOf, isDue, mayHost } from './advice-lines';
import { say } from './catalogue';
import { explainFact, leftOf } from './explain-facts';
import { explainSquare } from './explain-square';
import { abilityText, hoodName, nameOf, namesOf } from './names';

/** Prices and plans are those of whoever asks. */
export function explain(state: State, target: Target, viewer: number): Explanation {
  const city = cityOf(state.plan);
  const thing = thingAt(city, state.players.length, target);
  switch (thing.kind) {
    case 'cell':
      return thing.square >= 0
        ? explainSquare(state, city, thing.square, viewer)
        : explainGround(city, thing.x, thing.y);
    case 'hood':
      return explainHood(state, city, thing.hood, viewer);
    case 'supply':
      return explainSupply(state, thing.seat);
    case 'room':
      return explainRoom(state, city, thing.value, viewer);
    case 'tile':
      return explainTile(state, thing.tile);
    case 'character': {
      const { name, trade, ability } = characterOf(thing.character);
      const holes = { ability: abilityText(ability), advice: abilityAdvice(state, ability) };
      const body = say('explain.character.body', holes);
      return { title: say('explain.character', { name, trade }), body, rule: 'DW-2.3' };
    }
    case 'turn':
      return { title: say('explain.turn'), body: say('explain.turn.body'), rule: 'DW-4.5.2' };
    case 'fire':
      return explainFire(state, viewer);
    case 'street':
      return { title: say('explain.main-street'), body: say('explain.street.body'), rule: 'DW-3.6' };
    case 'pool':
      return explainPool(state, viewer);
    case 'rolled':
      return explainRolled(state, city, thing.value);
    case 'fact':
      return aboutFact(state, city, thing.sign, viewer);
    case 'unknown':
      return explainNothing();
  }
}

/** The hotels left of a number are told like the hotel itself. */
function aboutFact(state: State, city: City, sign: string, viewer: number): Explanation {
  const value = VALUES.find((one) => sign === `hotel-${one}`);
  if (value !== undefined) return explainRoom(state, city, value, viewer);
  return explainFact(state, sign, viewer) ?? explainNothing();
}

function explainNothing(): Explanation {
  return { title: cardOf('dawson').info.title, body: say('explain.none.body'), rule: 'DW-4.1.1' };
}

function explainSupply(state: State, seat: number): Explanation {
  const title = say('explain.supply', { name: nameOf(state, seat) });
  return { title, body: supplySentence(state, seat), rule: 'DW-4.3.37' };
}

function explainRoom(state: State, city: City, value: number, viewer: number): Explanation {
  const prices = {
    free: buildPrice(state, viewer, value, false),
    camper: buildPrice(state, viewer, value, true),
  };
  const n = state.players[viewer]?.supply[value - 1];
  const left = n === undefined ? '' : say('explain.room.left', { n });
  const body = say('explain.room.body', { value, ...prices, left }).trim();
  const there = city.reading.filter((square) => city.lots[square] === value && state.owners[square] === -1);
  const campers = there.filter((square) => isCamper(state, square)).length;
  const now = say('explain.room.city', { lots: there.length - campers, campers });
  return { title: say('explain.room', { value }), body: `${body} ${now}`, rule: 'DW-2.4' };
}

/** A tile in the hand: the dice of the pool are rolled as soon as it lies. */
function explainTile(state: State, tile: number): Explanation {
  const { name, lots } = tileAt(tile);
  const parts = [
    say('explain.tile.body', { points: tileWorth(tile) }),
    say('explain.tile.lots', { lots: list(lots.filter((lot) => lot > 0).map(String)) }),
  ];
  if (state.drawn.includes(tile) && state.pool > 0) {
    parts.push(say('explain.tile.camp', { n: campersExpected(tile, state.pool), dice: state.pool }));
  }
  return { title: say('explain.tile', { tile: name }), body: parts.join(' '), rule: 'DW-4.5.20' };
}

function explainFire(state: State, viewer: number): Explanation {
  const hotels = mayHost(state, viewer) ? fireHotels(state) : [];
  const pays = hotels.map((hotel) => insurance(state, viewer, state.sizes[hotel] as number));
  const gold = Math.max(0, ...pays);
  const now = pays.length > 0 ? say('explain.fire.most', { gold }) : say('explain.fire.none');
  return { title: say('explain.fire'), body: `${say('explain.fire.body')} ${now}`, rule: 'DW-4.3.40' };
}

function explainPool(state: State, viewer: number): Explanation {
  const { pool, growAt, idle, waited } = state;
  const players = state.players.length;
  const counts = { idle, waited, slow: slowWeekFor(players), river: riverFor(players) };
  const parts = [say('explain.pool.body', { pool, growAt })];
  const { n } = guestsOf(state, viewer);
  if (viewer >= 0 && n > 0 && !isDue(state)) parts.push(say('explain.pool.guests', { n }));
  parts.push(say('explain.pool.counts', counts));
  return { title: say('explain.pool'), body: parts.join(' '), rule: 'DW-4.4.1' };
}

/** A die on its way from the pool. */
function explainRolled(state: State, city: City, value: number): Explanation {
  const free = city.reading.filter((square) => state.dice[square] === 0);
  const rooms = free.filter((square) => state.sizes[square] === value).length;
  const lots = free.filter((square) => city.lots[square] === value && state.owners[square] === -1).length;
  const body = `${say('explain.rolled.body', { value })} ${say('explain.rolled.free', { lots, rooms })}`;
  return { title: say('explain.rolled', { value }), body, rule: 'DW-4.5.12' };
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

function explainHood(state: State, city: City, hood: number, viewer: number): Explanation {
  const { points, tiles } = hoodAt(city, hood);
  const n = points - tiles.length;
  const parts = [say('explain.hood.tiles', { n: tiles.length })];
  if (n > 0) parts.push(say('explain.hood.public', { n }));
  const side = sideOf(state, standings(state)[hood] as Standing, viewer);
  const body = say('explain.hood.body', { points, parts: list(parts), leader: leaderSentence(state, hood) });
  const lacks = viewer >= 0 && side.other > 0 && side.holders.join() !== String(viewer);
  return {
    title: say('explain.hood', { place: hoodName(city, hood) }),
    body: lacks ? `${body} ${say('explain.hood.need', { need: side.need })}` : body,
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
  return say('explain.supply.body', { left: leftOf(state, seat) });
}
