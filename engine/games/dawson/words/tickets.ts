/** The top bar, the question asked, and every move as a ticket. */
import type { Chip, Move, MoveDescription, Status } from '../../../core/game';
import { capital, count, list } from '../../../core/words';
import { anchorsFor, cityOf } from '../rules/city';
import type { City } from '../rules/city';
import { blockAt, controlOf, strengths } from '../rules/control';
import type { Strength } from '../rules/control';
import { characterOf, SCORING_ROUNDS, tileAt, tileIndex } from '../data';
import { campersOf, fireWays, hostingHotels, landingValue } from '../rules/moves';
import { buildingName, hoodName, nameOf, placeName, spotName, whose } from './names';
import { buildPrice, insurance, isCamper, parseCell, resizePrice, squareOf, tieWinner } from '../state';
import type { State, Step } from '../state';
import { say } from './catalogue';

const STATUS_TITLES = {
  'pick-character': 'status.setup',
  manage: 'status.manage',
  'mine-target': 'status.mine',
  'host-hotel': 'status.host',
  'host-camper': 'status.host',
  'build-lot': 'status.build',
  'resize-hotel': 'status.resize',
  'resize-value': 'status.resize',
  'fire-start': 'status.fire',
  'fire-pass': 'status.fire',
  'pick-tile': 'status.grow',
  'place-rotation': 'status.grow',
  'place-anchor': 'status.grow',
  'landing-tie': 'status.roll',
  over: 'status.over',
} as const satisfies Record<Step, string>;

export function status(state: State): Status {
  const round = Math.min(state.round + 1, SCORING_ROUNDS);
  // The pool and the Street's points stand in the banner and the seats strip.
  const facts = state.gangBonus > 0 ? [say('status.gang', { bonus: state.gangBonus })] : [];
  facts.push(say('status.deck', { n: state.deck.length }));
  return {
    title: say(STATUS_TITLES[state.step]),
    line: say('status.line', { round, of: SCORING_ROUNDS }),
    track: { at: state.round, of: SCORING_ROUNDS, label: say('status.track') },
    facts,
  };
}

export function prompt(state: State): string {
  const name = nameOf(state, state.decider);
  switch (state.step) {
    case 'manage':
      return say(
        state.hosted > 0 || state.buildUsed || state.fireUsed ? 'prompt.manage.more' : 'prompt.manage',
        { name },
      );
    case 'host-camper':
      return say('prompt.host-camper', { value: state.sizes[state.picked] as number });
    case 'place-rotation':
    case 'place-anchor':
      return say(`prompt.${state.step}`, { tile: tileAt(state.drawn[0] as number).name });
    case 'landing-tie':
      return say('prompt.landing-tie', { name, value: landingValue(state) });
    default:
      return say(`prompt.${state.step}`, { name });
  }
}

export function describe(state: State, move: Move): MoveDescription {
  const city = cityOf(state.plan);
  const square = squareOf(city, move);
  switch (state.step) {
    case 'pick-character':
      return describeCharacter(state, move);
    case 'manage':
      return describeVerb(state, move);
    case 'mine-target':
      return describeMine(state, city, move, square);
    case 'host-hotel':
      return {
        label: say('move.host-hotel', {
          value: state.sizes[square] as number,
          place: placeName(city, square),
        }),
        targets: [move],
        gain: [gold(state.sizes[square] as number)],
        rule: 'DW-4.3.20',
      };
    case 'host-camper':
      return describeCamper(state, city, move, square);
    case 'build-lot':
      return describeBuild(state, city, move, square);
    case 'resize-hotel':
      return {
        label: say('move.resize-hotel', {
          value: state.sizes[square] as number,
          place: placeName(city, square),
        }),
        targets: [move],
        rule: 'DW-4.3.34',
      };
    case 'resize-value':
      return describeResize(state, Number(move.slice('value:'.length)));
    case 'fire-start':
      return describeFire(state, city, move, square);
    case 'fire-pass':
      return describeFirePass(state, city, move, square);
    case 'pick-tile':
      return describeTile(move);
    case 'place-rotation':
      return describeRotation(state, city, Number(move.slice('r:'.length)));
    case 'place-anchor':
      return describeAnchor(state, city, move);
    case 'landing-tie':
      return describeLanding(state, city, move, square);
    case 'over':
      return { label: move, targets: [], rule: 'DW-5.1' };
  }
}

export function gold(amount: number): Chip {
  return { sign: 'gold', amount, label: say('chip.gold', { n: amount }) };
}

function describeCharacter(state: State, move: Move): MoveDescription {
  const character = characterOf(move.slice('character:'.length));
  if (!character) return { label: say('move.random'), targets: [], rule: 'DW-3.1', weight: 'quiet' };
  return {
    label: say('move.character', { name: character.name, trade: character.trade }),
    ...(state.options['abilities'] === true ? { detail: say(`ability.${character.ability}`) } : {}),
    targets: [],
    rule: 'DW-3.1',
  };
}

const VERBS: Readonly<Record<string, { rule: string; sign: string }>> = {
  mine: { rule: 'DW-4.3.10', sign: 'mine' },
  host: { rule: 'DW-4.3.20', sign: 'host' },
  build: { rule: 'DW-4.3.30', sign: 'build' },
  resize: { rule: 'DW-4.3.34', sign: 'resize' },
  fire: { rule: 'DW-4.3.40', sign: 'fire' },
};

function describeVerb(state: State, move: Move): MoveDescription {
  const verb = VERBS[move];
  const key = `verb.${move}`;
  const detail = `${key}.detail`;
  if (verb && say.has(key) && say.has(detail))
    return { label: say(key), detail: say(detail), targets: [], ...verb };
  const acted = state.hosted > 0 || state.buildUsed || state.fireUsed;
  const short = state.growAt - state.pool;
  return {
    label: say(acted ? 'verb.done' : 'verb.pass'),
    detail: short <= 0 ? say('verb.done.round') : say('verb.done.short', { n: short }),
    targets: [],
    rule: 'DW-4.4.1',
    weight: acted ? 'main' : 'quiet',
    ...(hostingHotels(state).length > 0 ? { warning: say('verb.done.warning') } : {}),
  };
}

function describeMine(state: State, city: City, move: Move, square: number): MoveDescription {
  const value = state.dice[square] as number;
  const gang = blockAt(city, state, square).sum;
  return {
    label: say('move.mine', { value, place: placeName(city, square) }),
    detail: gang > value ? say('move.mine.detail', { gang }) : say('move.mine.lone'),
    targets: [move],
    rule: 'DW-4.3.11',
  };
}

function describeCamper(state: State, city: City, move: Move, square: number): MoveDescription {
  const value = state.dice[square] as number;
  const gang = blockAt(city, state, square).sum;
  return {
    label: say('move.host-camper', { value, place: placeName(city, square) }),
    detail: gang > value ? say('move.host-camper.gang', { gang }) : say('move.host-camper.lone'),
    targets: [move],
    gain: [gold(value)],
    rule: 'DW-4.3.20',
  };
}

function describeBuild(state: State, city: City, move: Move, square: number): MoveDescription {
  const value = city.lots[square] as number;
  const occupied = isCamper(state, square);
  const beside = (city.near[square] as readonly number[]).filter(
    (other) => state.owners[other] === state.active,
  );
  const block = new Set(beside.flatMap((other) => blockAt(city, state, other).squares)).size;
  const points = city.hoods[city.hoodOf[Math.floor(square / 6)] as number]?.points ?? 0;
  return {
    label: say(occupied ? 'move.build.over' : 'move.build', { value, place: placeName(city, square) }),
    detail:
      block > 0
        ? say('move.build.joins', { n: block })
        : occupied
          ? say('move.build.guest')
          : say('move.build.hood', { points: count(points, 'point') }),
    targets: [move],
    cost: [gold(buildPrice(state, state.active, value, occupied))],
    rule: occupied ? 'DW-4.3.31' : 'DW-4.3.30',
    group: say(occupied ? 'group.camps' : 'group.free-lots'),
  };
}

function describeResize(state: State, value: number): MoveDescription {
  const from = state.sizes[state.picked] as number;
  const price = resizePrice(from, value);
  const fitting = campersOf(state, value).length;
  return {
    label: say('move.resize-value', { value }),
    detail: fitting > 0 ? say('move.resize.campers', { n: fitting }) : say('move.resize.none'),
    targets: [],
    ...(price > 0 ? { cost: [gold(price)] } : {}),
    rule: value > from ? 'DW-4.3.34' : 'DW-4.3.35',
  };
}

function describeFire(state: State, city: City, move: Move, square: number): MoveDescription {
  const value = state.sizes[square] as number;
  const ways = fireWays(state, city, square).length;
  return {
    label: say('move.fire-start', { value, place: placeName(city, square) }),
    detail: ways > 0 ? say('move.fire-start.spread', { n: ways }) : say('move.fire-start.alone'),
    targets: [move],
    gain: [gold(insurance(state, state.active, value))],
    rule: 'DW-4.3.40',
  };
}

function describeFirePass(state: State, city: City, move: Move, square: number): MoveDescription {
  const owner = state.owners[square] as number;
  const kind = city.lots[square] === 0 ? 'public' : (state.dice[square] as number) > 0 ? 'guest' : 'empty';
  return {
    label: say(`move.fire-pass.${kind}`, {
      place: placeName(city, square),
      building: buildingName(city, square).toLowerCase(),
      owner: whose(state, owner),
      value: state.sizes[square] as number,
    }),
    targets: [move],
    rule: kind === 'public' ? 'DW-4.3.44' : kind === 'guest' ? 'DW-4.3.43' : 'DW-4.3.41',
  };
}

function describeTile(move: Move): MoveDescription {
  const tile = tileAt(tileIndex(move.slice('tile:'.length)));
  const points = 1 + tile.lots.filter((lot) => lot === 0).length;
  return {
    label: say('move.tile', { tile: tile.name }),
    detail: say('move.tile.points', { points: count(points, 'point') }),
    targets: [],
    rule: 'DW-6.4.4',
  };
}

function describeRotation(state: State, city: City, r: number): MoveDescription {
  const places = anchorsFor(city, state.drawn[0] as number, r).length;
  return {
    label: say(`move.rotation.${r as 0 | 1 | 2 | 3}`),
    detail: say('move.rotation.detail', { n: places }),
    targets: [],
    rule: 'DW-4.5.1',
  };
}

/** The growth preview in words: what it joins, what that is worth, who would lead it before the roll. */
function describeAnchor(state: State, city: City, move: Move): MoveDescription {
  const [x, y] = parseCell(move) ?? [0, 0];
  const tile = state.drawn[0] as number;
  const joins =
    anchorsFor(city, tile, state.rotation).find((anchor) => anchor.x === x && anchor.y === y)?.joins ?? [];
  const places = list(joins.map((hood) => hoodName(city, hood)));
  const preview = previewHood(state, city, tile, joins);
  const points = count(preview.points, 'point');
  const detail =
    joins.length > 0 ? say('move.anchor.joins', { places, points }) : say('move.anchor.alone', { points });
  return {
    label: spotName(x, y),
    detail: preview.leader === '' ? detail : say('move.anchor.lead', { detail, leader: preview.leader }),
    targets: [move],
    rule: 'DW-4.5.2',
    group: joins.length > 0 ? say('group.joins', { places }) : say('group.across'),
  };
}

/** The neighbourhood a new tile would make, before the roll. */
export function previewHood(
  state: Pick<State, 'names' | 'players' | 'dice' | 'owners' | 'gangBonus' | 'options' | 'people'>,
  city: City,
  tile: number,
  joins: readonly number[],
): { points: number; leader: string; winners: readonly number[]; gang: boolean } {
  const before = strengths(city, state, state.players.length);
  const merged: Strength = { players: new Array<number>(state.players.length).fill(0), gang: 0 };
  let points = 1 + tileAt(tile).lots.filter((lot) => lot === 0).length;
  for (const hood of joins) {
    points += city.hoods[hood]?.points ?? 0;
    const strength = before[hood];
    if (!strength) continue;
    merged.gang = Math.max(merged.gang, strength.gang);
    strength.players.forEach(
      (sum, seat) => (merged.players[seat] = Math.max(merged.players[seat] as number, sum)),
    );
  }
  const { winners, gang } = controlOf(merged, points, state.gangBonus, tieWinner(state));
  const leader = gang ? say('leader.gang') : list(winners.map((seat) => nameOf(state, seat)));
  return { points, leader, winners, gang };
}

function describeLanding(state: State, city: City, move: Move, square: number): MoveDescription {
  const owner = state.owners[square] as number;
  const value = landingValue(state);
  const place = placeName(city, square);
  return {
    label:
      owner >= 0
        ? capital(say('move.landing.hotel', { owner: whose(state, owner), value, place }))
        : say('move.landing.lot', { value, place }),
    targets: [move],
    rule: 'DW-4.5.14',
  };
}
