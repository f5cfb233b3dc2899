/** What follows from a tent, a tile or a house on the map: who holds what then, and what it opens. */
import { noEvents } from '../../../core/game';
import { capital, numberWord } from '../../../core/words';
import { hexOf } from '../../../geometry/hex';
import { colourAt, HOUSE_TENTS, houseVp, TERRAINS } from '../data';
import { techOf } from '../data-techs';
import { botOwner, clone, has, playerOf, type MapTile, type State, type TaskOf } from '../state';
import { joinBot } from '../rules/diceoneer-tools';
import { mayJoin } from '../rules/explore';
import { canGovern } from '../rules/govern';
import { worksFor } from '../rules/loss';
import {
  bareTile,
  controllers,
  findTile,
  foesOn,
  housesLeft,
  housesOnMap,
  leadOver,
  openColours,
  runnersUp,
  tentsOf,
  terrains,
  tileAt,
  tileInfo,
} from '../rules/map';
import { parts, type Answer } from '../rules/notation';
import { addTent, giveWay, pitchTent, raiseHouse } from '../rules/pieces';
import { guardOf } from '../rules/raid';
import { tilePoints } from '../rules/points';
import { quotaOf } from '../rules/roll';
import { printed, TERMS, working } from '../rules/techs';
import { answered, changeText, endText, fit, gained, isLast, scoreText } from './advice-tools';
import { say } from './catalogue';
import { abilityText, abilityWords, hexName, listSides, sideName, tileName } from './names';
import { housePoints, lossOf } from './tickets-map';

/** A tent more of the seat on this tile: who holds it then, and what the tent opens. */
export function tentAdvice(s: State, after: State, seat: number, cell: string, ...more: string[]): string {
  return fit(standing(s, after, seat, cell), ...plans(s, after, seat, cell), ...more);
}

/** Who holds the tile then, and the points that change. */
function standing(s: State, after: State, seat: number, cell: string): string {
  const t = findTile(s, hexOf(cell));
  const now = tileAt(after, cell);
  const tile = hexName(now);
  const score = scoreOn(s, after, seat, now);
  if (now.house === seat) return say('adv.sealed', { tile, score });
  const holders = controllers(now);
  const lead = leadOver(now, seat);
  if (holders.includes(seat)) {
    if (holders.length > 1) return say('adv.share', { tile, score });
    const kept = t ? controllers(t).length === 1 && controllers(t)[0] === seat : false;
    return say(kept ? 'adv.keepHold' : 'adv.control', { tile, score, n: lead });
  }
  if (now.house >= 0) return say('adv.under', { tile, score });
  if (runnersUp(now).includes(seat) && tileGain(s, after, seat, cell) > 0) {
    return say('adv.runner', { tile, score });
  }
  return say('adv.behind', { tile, score, n: -lead });
}

/** Points of this tile alone. */
function tileGain(s: State, after: State, seat: number, cell: string): number {
  const t = findTile(s, hexOf(cell));
  return tilePoints(tileAt(after, cell), seat) - (t ? tilePoints(t, seat) : 0);
}

/** The points that change; of a tile without any that it has none. */
function scoreOn(s: State, after: State, seat: number, t: MapTile): string {
  const score = scoreText(s, after, seat, tileGain(s, after, seat, `${t.q},${t.r}`));
  return changeText(s, after, seat) === say('adv.same') && tileInfo(t).hi === null
    ? say('adv.unscored')
    : score;
}

/** What a stronger hold on a tile is good for, the most important first. */
function plans(s: State, after: State, seat: number, cell: string): string[] {
  const now = tileAt(after, cell);
  return [
    houseText(after, seat, now),
    endText(s, after),
    quotaText(s, after, seat),
    openText(s, after, seat),
    needText(after, seat, now),
    bonusText(s, after, seat, cell),
    factoryText(s, seat, now),
  ];
}

/** DS-4.72: a house that Govern can build then. */
function houseText(after: State, seat: number, t: MapTile): string {
  if (!canGovern(after, seat, t)) return '';
  const built = clone(after);
  raiseHouse(built, seat, tileAt(built, `${t.q},${t.r}`), noEvents, '');
  const n = gained(after, built, seat);
  return n > 0 ? say('adv.canHouse', { n }) : '';
}

/** Tents that lack for a house. */
function needText(after: State, seat: number, t: MapTile): string {
  if (t.house >= 0 || housesLeft(after, seat) === 0 || canGovern(after, seat, t)) return '';
  const lead = TERMS['govern-lead'](playerOf(after, seat).techs);
  const n = Math.max(lead - leadOver(t, seat), HOUSE_TENTS - tentsOf(t, seat));
  return say('adv.needHouse', { n });
}

export function quotaText(before: State, after: State, seat: number): string {
  const [was, n] = [quotaOf(before, seat), quotaOf(after, seat)];
  return n > was && !isLast(before) ? say('adv.quota', { n, was }) : '';
}

/** Dice and cards that a first tile of a terrain opens. */
function openText(s: State, after: State, seat: number): string {
  const had = openColours(s, seat);
  const [colour] = openColours(after, seat).filter((one) => !had.includes(one));
  const cards = (of: State) => {
    const ground = terrains(of, seat);
    return of.tableau.filter(
      (card) =>
        !has(playerOf(of, seat), card) && techOf(card).terrain.every((one) => ground[TERRAINS.indexOf(one)]),
    ).length;
  };
  const n = cards(after) - cards(s);
  if (colour === undefined) return n > 0 ? say('adv.opensCards', { n }) : '';
  return say(n > 0 ? 'adv.opensBoth' : 'adv.opensDice', { colour: say(colourAt(colour)), n });
}

/** An icon that a controlled tile adds to an action. */
function bonusText(s: State, after: State, seat: number, cell: string): string {
  const t = findTile(s, hexOf(cell));
  const now = tileAt(after, cell);
  const { ability } = tileInfo(now);
  if (ability.do !== 'icon' || !worksFor(now, seat) || (t && worksFor(t, seat))) return '';
  return say('adv.bonus', { action: say(ability.icon), n: ability.n });
}

/** A Factory where the seat had no tent. */
function factoryText(s: State, seat: number, now: MapTile): string {
  const { trigger, ability } = tileInfo(now);
  const t = findTile(s, now);
  if (trigger !== 'factory' || ability.do === 'raise-house' || (t && tentsOf(t, seat) > 0)) return '';
  return say('adv.factory', { what: abilityWords(ability) });
}

/** Tents of a tile become a house: Govern, a tile or a card. */
export function houseAdvice(s: State, after: State, seat: number, cell: string, ...more: string[]): string {
  const n = housesOnMap(after, seat);
  const tents = capital(numberWord(HOUSE_TENTS));
  const named = housePoints(s, seat) + tileGain(s, after, seat, cell);
  return fit(
    say('adv.house', {
      Tents: tents,
      tile: hexName(tileAt(s, cell)),
      score: scoreText(s, after, seat, named),
    }),
    endText(s, after),
    ...more,
    say('adv.forGood'),
    housesLeft(after, seat) > 0 ? say('adv.nextHouse', { n: houseVp(n + 1) - houseVp(n) }) : '',
  );
}

/** A raid with so many icons: against one side alone its end is known. */
export function raidAdvice(s: State, seat: number, cell: string, icons: number): string {
  const t = tileAt(s, cell);
  const foes = foesOn(t, seat);
  const [foe, other] = foes;
  const tile = hexName(t);
  if (foe === undefined || other !== undefined) {
    const n = Math.min(playerOf(s, seat).tents, mostSwaps(s, t, foes, icons));
    return say('adv.raidMany', { n, tile, who: listSides(foes.map((owner) => sideName(s, owner))) });
  }
  const after = clone(s);
  const n = Math.min(icons - guardOf(s, foe), tentsOf(t, foe), playerOf(s, seat).tents);
  for (let i = 0; i < n; i++) {
    giveWay(after, tileAt(after, cell), foe, noEvents);
    pitchTent(after, seat, tileAt(after, cell));
  }
  const score = scoreText(s, after, seat, tileGain(s, after, seat, cell));
  return fit(say('adv.raid', { n, tile, score }), ...plans(s, after, seat, cell));
}

/** DS-4.53: the most tents so many icons drive off, whomever they are aimed at. */
function mostSwaps(s: State, t: MapTile, [foe, ...others]: readonly number[], icons: number): number {
  if (foe === undefined) return 0;
  const spared = mostSwaps(s, t, others, icons);
  const paid = icons - guardOf(s, foe);
  const counts = Array.from({ length: Math.min(Math.max(0, paid), tentsOf(t, foe)) }, (_, i) => i + 1);
  return Math.max(spared, ...counts.map((n) => n + mostSwaps(s, t, others, paid - n)));
}

export function adviseVictim(s: State, task: TaskOf<'raid-victim'>, answer: Answer): string {
  const { seat, cell, left } = task;
  if (answer.verb === 'done') return say('adv.raidDone', { n: left });
  const after = answered(s, answer);
  return fit(hitText('adv.hit', s, after, seat, cell, answer), ...plans(s, after, seat, cell));
}

function hitText(
  key: 'adv.hit' | 'adv.clear',
  s: State,
  after: State,
  seat: number,
  cell: string,
  { what }: Answer,
): string {
  return say(key, {
    who: sideName(s, Number(what)),
    tile: hexName(tileAt(s, cell)),
    score: scoreText(s, after, seat, tileGain(s, after, seat, cell)),
  });
}

export function adviseClear(
  s: State,
  { seat, cell, cleared }: TaskOf<'clear-victim'>,
  answer: Answer,
): string {
  if (answer.verb === 'done') return say('adv.clearDone', { n: printed('clear-tents').n - cleared });
  return clearAdvice(s, answered(s, answer), seat, cell, answer);
}

export function clearAdvice(s: State, after: State, seat: number, cell: string, answer: Answer): string {
  return fit(hitText('adv.clear', s, after, seat, cell, answer), houseText(after, seat, tileAt(after, cell)));
}

/** A tent comes back to hand. */
export function adviseFrom(s: State, { seat }: TaskOf<'recall-tent'>, answer: Answer): string {
  if (answer.verb === 'done')
    return say('adv.recallDone', { n: playerOf(s, seat).tents, m: tentsOut(s, seat) });
  const after = answered(s, answer);
  const t = tileAt(s, answer.what);
  const score = scoreText(s, after, seat, -lossOf(s, seat, t).points);
  const from = say('adv.from', { tile: hexName(t), score });
  return fit(from, ...lossTexts(s, seat, t), say('adv.nowHand', { n: playerOf(after, seat).tents }));
}

export function tentsOut(s: State, seat: number): number {
  return s.map.reduce((n, t) => n + tentsOf(t, seat), 0);
}

/** What goes with a tent beside points. */
export function lossTexts(s: State, seat: number, t: MapTile, to?: MapTile): string[] {
  const { quota, icon, terrain } = lossOf(s, seat, t, to);
  return [
    quota > 0 ? say('warnQuota', { n: quota }) : '',
    terrain ? say('warnTerrain', { terrain: say(terrain) }) : '',
    icon ? say('warnIcon', { icon: say(icon) }) : '',
  ];
}

export function adviseMove(s: State, { seat, moved }: TaskOf<'move-tent'>, answer: Answer): string {
  if (answer.verb === 'done') return say('adv.moveDone', { n: printed('move-tents').n - moved });
  return moveAdvice(s, answered(s, answer), seat, answer.what);
}

export function moveAdvice(s: State, after: State, seat: number, what: string): string {
  const [from, to] = parts(what);
  const [a, b] = [tileAt(s, from), tileAt(s, to)];
  const score = scoreText(s, after, seat, -lossOf(s, seat, a, b).points || tileGain(s, after, seat, to));
  const move = say('adv.move', { from: hexName(a), to: hexName(b), score });
  return fit(move, ...lossTexts(s, seat, a, b), ...plans(s, after, seat, to));
}

export function advisePlace(s: State, { seat, placed }: TaskOf<'place-tent'>, answer: Answer): string {
  const left = Math.min(printed('place-tents').n - placed, playerOf(s, seat).tents);
  if (answer.verb === 'done') return say('adv.placeDone', { n: left });
  return tentAdvice(s, answered(s, answer), seat, answer.what);
}

/** A new tile: who can come along, and what the tile is good for. */
export function adviseLay(s: State, { seat }: TaskOf<'lay-tile'>, { what }: Answer): string {
  const [no, cell] = parts(what);
  const tile = tileName(Number(no));
  // What the tile gives once is named by itself.
  const after = clone(s);
  const laid = bareTile(s, Number(no), cell);
  after.map.push(laid);
  addTent(laid, seat, TERMS['explore-tents'](working(s, seat)));
  const others = Array.from({ length: s.sides }, (_, side) => side).filter(
    (side) => side !== seat && mayJoin(after, side, cell),
  );
  const bot = others.includes(botOwner(s));
  if (bot) joinBot(after, cell, 'bot-join', '', noEvents);
  const who = listSides(others.map((side) => sideName(s, side)));
  const key = bot ? 'adv.layJoined' : others.length > 0 ? 'adv.layMay' : 'adv.layAlone';
  const score = scoreOn(s, after, seat, laid);
  const again = bot && playerOf(s, seat).tents > 0 && controllers(laid).length > 1;
  const { trigger } = tileInfo(laid);
  return fit(
    say(key, { tile, score, who, Who: capital(who) }),
    endText(s, after),
    again ? say('adv.second') : '',
    quotaText(s, after, seat),
    openText(s, after, seat),
    trigger === 'placement' || trigger === 'factory'
      ? say('adv.says', { what: abilityText(Number(no)) })
      : '',
    bonusText(s, after, seat, cell),
  );
}

export function adviseJoin(s: State, { seat, cell, explorer }: TaskOf<'join'>, answer: Answer): string {
  if (answer.verb === 'stay') return stayAdvice(s, seat, cell, explorer);
  const answers = playerOf(s, explorer).tents > 0;
  const told = answers ? [say('adv.answers', { who: capital(sideName(s, explorer)) })] : [];
  return joined(s, seat, cell, answer, told);
}

export function adviseBotJoin(s: State, { cell }: TaskOf<'bot-join-answer'>, answer: Answer): string {
  if (answer.verb === 'stay') return stayAdvice(s, 0, cell, botOwner(s));
  return joined(s, 0, cell, answer, []);
}

function joined(s: State, seat: number, cell: string, answer: Answer, told: readonly string[]): string {
  const after = answered(s, answer);
  return fit(standing(s, after, seat, cell), ...told, ...plans(s, after, seat, cell));
}

function stayAdvice(s: State, seat: number, cell: string, holder: number): string {
  const t = tileAt(s, cell);
  const m = tilePoints(t, holder);
  return say('adv.stay', { n: playerOf(s, seat).tents, tile: hexName(t), who: sideName(s, holder), m });
}

export function adviseReinforce(s: State, { seat, cell }: TaskOf<'reinforce'>, answer: Answer): string {
  if (answer.verb === 'add') return tentAdvice(s, answered(s, answer), seat, cell);
  const t = tileAt(s, cell);
  return say('adv.noAdd', { n: playerOf(s, seat).tents, tile: hexName(t), m: tilePoints(t, seat) });
}
