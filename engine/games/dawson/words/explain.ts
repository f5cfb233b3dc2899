/** Why something tapped is no move now, what a thing is, and events in sentences. */
import type { Explanation, GameEvent, Target } from '../../../core/game';
import { capital, count, list } from '../../../core/words';
import { cellKey, cityOf, fitOf, MAIN_STREET, SQUARES } from '../rules/city';
import type { City } from '../rules/city';
import { blockAt } from '../rules/control';
import { tileAt, tileIndex } from '../data';
import { campersOf, landingValue, moves, resizeValues } from '../rules/moves';
import { buildingName, hoodName, nameOf, placeName, whose } from './names';
import { buildPrice, isCamper, parseCell, playerAt, squareOf, standings } from '../state';
import type { State } from '../state';
import { say } from './catalogue';

export function whyNot(state: State, target: Target): string {
  if (state.step === 'over') return say('why.over');
  const city = cityOf(state.plan);
  const cell = parseCell(target);
  // A tap on a neighbourhood's flag asks who leads it.
  if (target.startsWith('hood:')) return leaderSentence(state, Number(target.slice('hood:'.length)));
  if (target.startsWith('supply:')) return supplySentence(state, Number(target.slice('supply:'.length)));
  if (!cell) return say(state.step === 'manage' ? 'why.verb' : 'why.else');
  if (state.step === 'place-rotation') return say('why.rotation');
  if (state.step === 'place-anchor') {
    const fit = fitOf(city, state.drawn[0] as number, state.rotation, cell[0], cell[1]);
    return fit.ok ? say('why.else') : say(`why.${fit.why}`);
  }
  const square = squareOf(city, target);
  if (square < 0) return say(city.streets.has(cellKey(cell[0], cell[1])) ? 'why.street' : 'why.land');
  if (moves(state).includes(target)) return say('why.else');
  if (city.lots[square] === 0 && state.step !== 'fire-pass') {
    return say('why.public', { building: buildingName(city, square).toLowerCase() });
  }
  return whyNotSquare(state, city, square);
}

function whyNotSquare(state: State, city: City, square: number): string {
  const owner = state.owners[square] as number;
  switch (state.step) {
    case 'manage':
      return say('why.verb');
    case 'mine-target':
      return say('why.no-camper');
    case 'host-camper':
      return say(isCamper(state, square) ? 'why.not-value' : 'why.no-camper', {
        value: state.sizes[state.picked] as number,
      });
    case 'build-lot':
      return whyNotBuild(state, city, square);
    case 'host-hotel':
    case 'resize-hotel':
    case 'fire-start':
      return whyNotHotel(state, square);
    case 'fire-pass':
      return say(owner >= 0 && square === state.fresh ? 'why.built-now' : 'why.fire-far');
    case 'landing-tie':
      return say('why.tie', { value: landingValue(state) });
    default:
      return say('why.else');
  }
}

function whyNotBuild(state: State, city: City, square: number): string {
  if (state.owners[square] !== -1) return say('why.hotel-there');
  const value = city.lots[square] as number;
  const { gold, supply } = playerAt(state, state.active);
  if (supply[value - 1] === 0) return say('why.no-supply', { value });
  return say('why.no-gold', { price: buildPrice(state, state.active, value, isCamper(state, square)), gold });
}

function whyNotHotel(state: State, square: number): string {
  const owner = state.owners[square] as number;
  if (owner < 0) return say('why.no-hotel');
  if (owner !== state.active) return say('why.not-yours', { owner: whose(state, owner) });
  if ((state.dice[square] as number) > 0) return say('why.occupied');
  if (square === state.fresh) return say('why.built-now');
  if (state.step === 'resize-hotel' && resizeValues(state, square).length === 0) return say('why.no-resize');
  const value = state.sizes[square] as number;
  return campersOf(state, value).length === 0 ? say('why.no-match', { value }) : say('why.else');
}

export function explain(state: State, target: Target): Explanation {
  const city = cityOf(state.plan);
  if (target.startsWith('hood:')) return explainHood(state, city, Number(target.slice('hood:'.length)));
  if (target.startsWith('supply:')) {
    const seat = Number(target.slice('supply:'.length));
    const title = say('explain.supply', { name: nameOf(state, seat) });
    return { title, body: supplySentence(state, seat), rule: 'DW-4.3.37' };
  }
  const cell = parseCell(target);
  if (!cell) {
    const body = say('explain.pool.body', { pool: state.pool, growAt: state.growAt });
    return { title: say('explain.pool'), body, rule: 'DW-4.4.1' };
  }
  const square = squareOf(city, target);
  if (square >= 0) return explainSquare(state, city, square);
  if (!city.streets.has(cellKey(cell[0], cell[1]))) {
    return { title: say('explain.land'), body: say('explain.land.body'), rule: 'DW-4.5.2' };
  }
  const main = MAIN_STREET.some(([x, y]) => x === cell[0] && y === cell[1]);
  return {
    title: say(main ? 'explain.main-street' : 'explain.street'),
    body: say('explain.street.body'),
    rule: main ? 'DW-3.6' : 'DW-4.5.4',
  };
}

function explainSquare(state: State, city: City, square: number): Explanation {
  const place = placeName(city, square);
  const lot = city.lots[square] as number;
  const owner = state.owners[square] as number;
  const value = state.sizes[square] as number;
  if (lot === 0) {
    const points = city.lots.filter(
      (v, s) => v === 0 && Math.floor(s / SQUARES) === Math.floor(square / SQUARES),
    ).length;
    return {
      title: say('explain.public', { building: buildingName(city, square), place }),
      body: say('explain.public.body', { points: count(points, 'point') }),
      rule: 'DW-4.5.20',
    };
  }
  if (owner >= 0) {
    const guest = (state.dice[square] as number) > 0;
    const block = blockAt(city, state, square).sum;
    const body = say(guest ? 'explain.hotel.guest' : 'explain.hotel.empty', { value, block });
    return {
      title: capital(say('explain.hotel', { owner: whose(state, owner), value, place })),
      body: lot === value ? body : `${body} ${say('explain.hotel.lot', { lot })}`,
      rule: guest ? 'DW-4.2.1' : 'DW-4.3.20',
    };
  }
  const buyer = Math.max(0, state.active);
  if (isCamper(state, square)) {
    const gang = blockAt(city, state, square).sum;
    const price = buildPrice(state, buyer, lot, true);
    return {
      title: say('explain.camp', { value: lot, place }),
      body: say('explain.camp.body', { value: lot, gang, price }),
      rule: 'DW-4.5.22',
    };
  }
  return {
    title: say('explain.lot', { value: lot, place }),
    body: say('explain.lot.body', { value: lot, price: buildPrice(state, buyer, lot, false) }),
    rule: 'DW-4.3.30',
  };
}

function explainHood(state: State, city: City, hood: number): Explanation {
  const found = city.hoods[hood];
  const standing = standings(state)[hood];
  if (!found || !standing)
    return { title: say('explain.else'), body: say('explain.land.body'), rule: 'DW-4.5.20' };
  return {
    title: say('explain.hood', { place: hoodName(city, hood) }),
    body: say('explain.hood.body', {
      points: count(found.points, 'point'),
      tiles: count(found.tiles.length, 'tile'),
      buildings: count(found.points - found.tiles.length, 'public square'),
      leader: leaderSentence(state, hood),
    }),
    rule: 'DW-4.5.26',
  };
}

/** Who controls a neighbourhood, with every block compared. */
export function leaderSentence(
  state: Parameters<typeof standings>[0] & Pick<State, 'names'>,
  hood: number,
): string {
  const standing = standings(state)[hood];
  if (!standing) return '';
  const { control, strength } = standing;
  const parts = strength.players
    .map((n, seat) => (n > 0 ? say('explain.player-block', { name: nameOf(state, seat), n }) : ''))
    .filter((part) => part !== '');
  if (strength.gang > 0) {
    const key = state.gangBonus > 0 ? 'explain.gang-bonus' : 'explain.gang-block';
    parts.push(say(key, { n: strength.gang, bonus: state.gangBonus }));
  }
  const holes = { best: control.best, blocks: list(parts) };
  if (control.gang) return say('explain.hood.gang', holes);
  if (control.winners.length === 0) return say('explain.hood.nobody');
  const names = control.winners.map((seat) => nameOf(state, seat));
  return names.length === 1
    ? say('explain.hood.one', { ...holes, name: names[0] ?? '' })
    : say('explain.hood.player', { ...holes, names: list(names) });
}

/** What a player has left to build. */
export function supplySentence(state: Pick<State, 'players'>, seat: number): string {
  const supply = state.players[seat]?.supply ?? [];
  const left = supply.flatMap((n, i) => (n > 0 ? [say('explain.supply.some', { n, value: i + 1 })] : []));
  return say('explain.supply.body', { left: left.length > 0 ? list(left) : say('explain.supply.none') });
}

/** Cells are named from the map as it is now; tiles never move, so old events stay readable. */
export function tell(state: State, event: GameEvent): string {
  const key = `event.${event.kind}`;
  if (!say.has(key)) return '';
  const city = cityOf(state.plan);
  const args = event.args ?? {};
  const at = (index: number) => {
    const square = squareOf(city, event.targets?.[index] ?? '');
    return square < 0 ? '' : placeName(city, square);
  };
  const first = squareOf(city, event.targets?.[0] ?? '');
  const who = Number(args['who'] ?? event.seat);
  const holes: Record<string, string | number> = {
    place: at(0),
    from: at(1),
    ...args,
    name: nameOf(state, who),
    owner: capital(whose(state, who)),
    your: whose(state, who),
  };
  if (typeof args['tile'] === 'string') holes['tile'] = tileAt(tileIndex(args['tile'])).name;
  if (typeof args['guests'] === 'number') holes['guests'] = count(args['guests'], 'guest');
  if (event.kind === 'stay')
    holes['dice'] = capital(
      count(Number(args['count']), `die of ${args['value']}`, `dice of ${args['value']}`),
    );
  if (event.kind === 'fire-public' && first >= 0) holes['building'] = buildingName(city, first).toLowerCase();
  return say(key, holes);
}
