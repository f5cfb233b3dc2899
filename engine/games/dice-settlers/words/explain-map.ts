/** What a tile, a free cell or a tent on the map is good for, and what it would bring the reader. */
import { noEvents, type Explanation } from '../../../core/game';
import { capital, list, numberWord } from '../../../core/words';
import { hexOf } from '../../../geometry/hex';
import { colourAt, EXPLORE_TOUCH, HOUSE_TENTS, TERRAIN_COLOUR, type Terrain } from '../data';
import { tileOf, type Trigger } from '../data-tiles';
import { mayJoin } from '../rules/explore';
import { canGovern, governTiles } from '../rules/govern';
import {
  exploreCells,
  findTile,
  housesLeft,
  inSupply,
  leadOver,
  openColours,
  settleTiles,
  tentsOf,
  terrainOf,
  tileAt,
  tileInfo,
} from '../rules/map';
import { raiseHouse } from '../rules/pieces';
import { TERMS, working } from '../rules/techs';
import { seatScore } from '../score';
import { clone, type MapTile, type State } from '../state';
import { tentsOut } from './advice-map';
import { gained, tenth } from './advice-tools';
import { bestOf } from './advice-turn';
import { say } from './catalogue';
import { abilityText, abilityWords, hexName, listSides, sideName, tileName } from './names';
import { lossOf } from './tickets-map';
import { scoreNow } from './why-not';

const TRIGGER_RULE: Readonly<Record<Trigger, string>> = {
  factory: 'DS-4.70',
  placement: 'DS-4.42',
  control: 'DS-4.3',
  presence: 'DS-4.3',
  none: 'DS-4.3',
};

export function explainCell(s: State, what: string, viewer: number): Explanation {
  const t = findTile(s, hexOf(what));
  if (!t) return explainFree(s, what, viewer);
  const { hi, trigger, ability } = tileInfo(t);
  const player = s.players[viewer];
  const used = trigger === 'factory' && player?.factories.includes(t.tile) ? say('ex.factoryUsed') : '';
  return about(
    t.tile,
    scoreText(t.tile),
    trigger === 'placement' ? say('ex.placed') : ability.do === 'none' ? '' : abilitySentence(t.tile),
    used,
    hi === null ? '' : scoreNow(s, t),
    ...(player ? hold(s, t, viewer) : []),
  );
}

/** A tile that lies nowhere yet. */
export function explainTile(s: State, no: number, viewer: number): Explanation {
  const { trigger, terrain } = tileOf(no);
  const ability = trigger === 'none' ? '' : abilitySentence(no);
  return about(no, scoreText(no), ability, s.players[viewer] ? opensText(s, terrain, viewer) : '');
}

function about(no: number, ...sentences: readonly string[]): Explanation {
  const body = sentences.filter((one) => one !== '').join(' ');
  return { title: tileName(no), body, rule: TRIGGER_RULE[tileOf(no).trigger] };
}

function scoreText(no: number): string {
  const { hi, lo } = tileOf(no);
  return hi === null || lo === null ? say('scoreNone') : say('ex.score', { hi, lo });
}

function abilitySentence(no: number): string {
  const { trigger, ability } = tileOf(no);
  return trigger === 'factory' && ability.do !== 'raise-house'
    ? say('ex.factory', { what: abilityWords(ability) })
    : say('ex.says', { what: abilityText(no) });
}

/** Dice that a first tile of a terrain would open. */
function opensText(s: State, terrain: Terrain, seat: number): string {
  const colour = TERRAIN_COLOUR[terrain];
  if (openColours(s, seat).includes(colour) || !inSupply(s).includes(colour)) return '';
  return say('ex.opens', { colour: say(colourAt(colour)) });
}

/** Who holds it against the reader, and what it would take. */
function hold(s: State, t: MapTile, seat: number): string[] {
  if (t.house === seat) return [say('ex.ownHouse')];
  const far = settleTiles(s, seat).includes(t) ? '' : say('ex.far');
  const shut = opensText(s, terrainOf(t), seat);
  if (t.house >= 0) return [say('ex.foeHouse', { who: capital(sideName(s, t.house)) }), shut, far];
  return [leadText(s, t, seat), shut, far];
}

function leadText(s: State, t: MapTile, seat: number): string {
  const n = leadOver(t, seat);
  if (canGovern(s, seat, t)) {
    const built = clone(s);
    raiseHouse(built, seat, tileAt(built, `${t.q},${t.r}`), noEvents, '');
    return say('ex.canGovern', { n, points: gained(s, built, seat) });
  }
  const lead = numberWord(TERMS['govern-lead'](working(s, seat)));
  if (n > 0 && housesLeft(s, seat) === 0) return say('ex.leadOnly', { n });
  if (n > 0) return say('ex.lead', { n, lead, tents: numberWord(HOUSE_TENTS) });
  if (n < 0) return say('ex.lack', { n: -n });
  return say(tentsOf(t, seat) > 0 ? 'ex.level' : 'ex.empty');
}

function explainFree(s: State, cell: string, viewer: number): Explanation {
  const open = s.players[viewer] !== undefined && s.map.length > 0 && exploreCells(s, viewer).includes(cell);
  const others = Array.from({ length: s.sides }, (_, side) => side).filter(
    (side) => side !== viewer && mayJoin(s, side, cell),
  );
  const who = capital(listSides(others.map((side) => sideName(s, side))));
  const body = open
    ? [
        say('ex.cellYours', { n: TERMS['explore-tents'](working(s, viewer)) }),
        others.length > 0 ? say('ex.cellJoin', { who }) : say('ex.cellAlone'),
      ]
    : [say('exCellBody', { n: numberWord(EXPLORE_TOUCH) })];
  return { title: say('exCell'), body: body.join(' '), rule: 'DS-4.41' };
}

export function explainStack(s: State): Explanation {
  const n = s.stack.length;
  const avg = tenth(
    bestOf(
      s.stack.map((no) => tileOf(no).hi ?? 0),
      1,
    ),
  );
  const body = say('exStackBody', { n }) + (n > 0 ? ` ${say('ex.stackMean', { avg })}` : '');
  return { title: say('exStack'), body, rule: 'DS-5.1' };
}

/** A tent that can be moved. */
export function explainTent(s: State, cell: string, viewer: number): Explanation {
  const t = findTile(s, hexOf(cell));
  const about = { title: say('ex.tent'), rule: 'DS-4.78' };
  if (!t || !s.players[viewer] || tentsOf(t, viewer) === 0) return { ...about, body: say('ex.tentBody') };
  const { points, quota, icon, terrain } = lossOf(s, viewer, t);
  const losses = [
    points > 0 ? say('warnTile', { n: points, tile: hexName(t) }) : '',
    quota > 0 ? say('warnQuota', { n: quota }) : '',
    icon ? say('warnIcon', { icon: say(icon) }) : '',
    terrain ? say('warnTerrain', { terrain: say(terrain) }) : '',
  ].filter((one) => one !== '');
  return {
    ...about,
    body: [say('ex.tentBody'), ...(losses.length > 0 ? losses : [say('ex.tentFree')])].join(' '),
  };
}

/** A side at the table. */
export function explainOwner(s: State, what: string, viewer: number): Explanation {
  const owner = Number(what);
  const { total } = seatScore(s, owner, owner !== viewer);
  const houses = s.map.filter((t) => t.house === owner).length;
  const tents = s.players[owner]?.tents ?? s.bot?.tents ?? 0;
  const body = `${say('ex.owner', { n: total, houses })} ${say('ex.ownerTents', { n: tents })}`;
  return { title: capital(sideName(s, owner)), body, rule: 'DS-5.4' };
}

export function explainRecall(s: State, viewer: number): Explanation {
  const n = s.players[viewer] ? tentsOut(s, viewer) : 0;
  return { title: say('mRecall'), body: say('ex.recall', { n }), rule: 'DS-4.45' };
}

/** A Free action, but a target like the main ones where a tile offers both. */
export function explainGovern(s: State, viewer: number): Explanation {
  const lead = numberWord(TERMS['govern-lead'](working(s, viewer)));
  const rule = say('exGovern', { tents: capital(numberWord(HOUSE_TENTS)), lead });
  const open = s.players[viewer] ? governTiles(s, viewer) : [];
  const now = open.length > 0 ? say('ex.governNow', { list: list(open.map(hexName)) }) : say('ex.governNot');
  return { title: say('govern'), body: s.players[viewer] ? `${rule} ${now}` : rule, rule: 'DS-4.72' };
}
