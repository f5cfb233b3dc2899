/** Section 5: the score sheet, as it stands at any moment. */
import type { ScoreLine, ScoreSheet, SeatScore } from '../../core/game';
import { capital } from '../../core/words';
import { DICE_PAIR_VP, END_BONUS, houseVp } from './data';
import { total } from './rules/lists';
import { housesOnMap } from './rules/map';
import { diceOwned, resourcesOf, techPoints, techsOf, tilePoints, vpOf } from './rules/points';
import { botOwner, level, LEVEL_OPTIONS, type State } from './state';
import { say } from './words/catalogue';
import { listSides, ownerName, sideName, techName } from './words/names';

export function seatScore(s: State, owner: number, openOnly = false): SeatScore {
  const techs = techsOf(s, owner);
  const dice = diceOwned(s, owner);
  const houses = housesOnMap(s, owner);
  let held = 0;
  let map = 0;
  for (const t of s.map) {
    const points = tilePoints(t, owner);
    map += points;
    if (points > 0) held++;
  }
  const lines: ScoreLine[] = [{ label: say('lineMap'), points: map, note: say('nTiles', { n: held }) }];
  for (const card of techs) {
    lines.push({
      label: techName(card),
      points: techPoints(s, owner, card, techs, openOnly),
      note: say('lineTech'),
    });
  }
  lines.push({
    label: say('lineDice'),
    points: DICE_PAIR_VP * Math.floor(dice / 2),
    note: say('nDice', { n: dice }),
  });
  lines.push({ label: say('lineHouses'), points: houseVp(houses), note: say('nHouses', { n: houses }) });
  lines.push({ label: say('lineVp'), points: vpOf(s, owner) });
  if (owner === botOwner(s)) {
    const bonus = END_BONUS[level(s, 'solo.endBonus')];
    const left = total(resourcesOf(s, owner));
    lines.push({ label: say('lineBotTech'), points: bonus.tech * techs.length });
    lines.push({ label: say('lineBotLeft'), points: bonus.resource * left });
  }
  return { total: lines.reduce((n, line) => n + line.points, 0), lines };
}

export function score(s: State): ScoreSheet {
  const seats = s.players.map((_, seat) => seatScore(s, seat));
  return s.solo ? soloSheet(s, seats) : tableSheet(s, seats);
}

/** DS-5.4: all who are tied win. */
function tableSheet(s: State, seats: SeatScore[]): ScoreSheet {
  const best = Math.max(...seats.map((seat) => seat.total));
  const leaders = seats.flatMap((seat, i) => (seat.total === best ? [i] : []));
  const names = leaders.map((i) => ownerName(s, i));
  const over = s.phase === 'over';
  const key = over
    ? leaders.length > 1
      ? 'shareWin'
      : 'oneWins'
    : leaders.length > 1
      ? 'shareLead'
      : 'oneLeads';
  return {
    seats,
    winners: over ? leaders : [],
    headline: say(key, { names: listSides(names), n: best }),
    ...(over && leaders.length > 1 ? { tieBreak: say('tieAllWin') } : {}),
    mode: say('modeSeats', { n: s.players.length }),
  };
}

/** DS-5.4: a tie with the Diceoneer is a shared win. */
function soloSheet(s: State, seats: SeatScore[]): ScoreSheet {
  const rival = seatScore(s, botOwner(s));
  const margin = (seats[0]?.total ?? 0) - rival.total;
  const over = s.phase === 'over';
  const won = margin >= 0;
  const key = margin > 0 ? 'ahead' : margin < 0 ? 'behind' : 'level';
  return {
    seats,
    winners: over && won ? [0] : [],
    headline: over
      ? say(margin > 0 ? 'youWin' : margin < 0 ? 'botWins' : 'shared', {
          who: ownerName(s, 0),
          n: Math.abs(margin),
        })
      : say(key, { n: Math.abs(margin) }),
    ...(over && margin === 0 ? { tieBreak: say('tieAllWin') } : {}),
    won: over && won,
    rival: { name: capital(sideName(s, botOwner(s))), score: rival },
    mode: say('modeSolo', { level: soloLevel(s) }),
  };
}

/** The preset the solo toggles make, or "mixed". */
function soloLevel(s: State): string {
  const values = LEVEL_OPTIONS.map((id) => level(s, id));
  const hardTents = s.options['solo.startTents'] === 'hard';
  const rush = s.options['solo.goldRush'] === true;
  const all = (wish: string) => values.every((value) => value === wish);
  const base =
    all('easy') && !hardTents
      ? 'easy'
      : all('hard') && hardTents
        ? 'hard'
        : all('normal') && !hardTents
          ? 'normal'
          : 'mixed';
  const name = say(base);
  return (rush ? say('withGoldRush', { level: name }) : name).toLowerCase();
}
