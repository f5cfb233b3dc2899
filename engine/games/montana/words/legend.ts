/** What the figures of the top bar mean as things stand, and how the game ends. */
import type { Legend } from '../../../core/lesson';
import { list } from '../../../core/words';
import { LEVEL_BONUS, RIVAL_CARDS, STAR_ROUNDS } from '../data-race';
import { deckOf, levelOf } from '../rules/rival';
import { places } from '../score';
import { isRace, nextPick, nameOf, player, RIVAL, sum, tableSize, type State } from '../state';
import { say } from './catalogue-legend';
import { sideInside, sideName } from './names';
import { asideOf, factsOf, leaderOf, placedOf, roundWords, type Fact } from './status';

export function legend(s: State, viewer: number): Legend {
  const facts = factsOf(s, viewer).map(({ id, shown }) => ({ shown, means: FACTS[id](s, viewer) }));
  const aside = asideOf(s).map((shown) => ({ shown, means: asideMeans(s) }));
  return {
    lines: [{ shown: roundWords(s), means: roundMeans(s) }, ...aside, ...facts],
    end: [endMeans(s), leadMeans(s)].filter((text) => text !== '').join(' '),
    rule: isRace(s) ? 'MT-6.11' : 'MT-5.1',
  };
}

function roundMeans(s: State): string {
  if (s.over) return say('round.over');
  const [three, two] = STAR_ROUNDS;
  return isRace(s) ? say('round.race', { three, two }) : say('round.table');
}

/** The level of a race, else whose pick it is. */
function asideMeans(s: State): string {
  if (!isRace(s)) return say('seat', { name: nameOf(s, nextPick(s)?.seat ?? s.first) });
  const level = levelOf(s);
  const camps = sum(RIVAL_CARDS.map(({ job, copies }) => (job === 'camp' ? copies[level] : 0)));
  const bonus = LEVEL_BONUS[level];
  return say(bonus > 0 ? 'level' : 'level.none', { camps, n: deckOf(level).length, bonus });
}

const FACTS: Readonly<Record<Fact['id'], (s: State, viewer: number) => string>> = {
  own(s, viewer) {
    const { left } = player(s, viewer);
    const words = { n: placedOf(s, viewer), left };
    if (left < 1) return say('own.all');
    return say(left === 1 ? 'own.one' : 'own', words);
  },
  leader(s) {
    const side = leaderOf(s);
    return say('leader', { name: sideName(s, side), n: placedOf(s, side), left: player(s, side).left });
  },
  rival: (s) => say('rival', { n: placedOf(s, RIVAL), left: player(s, RIVAL).left }),
  last: () => say('last'),
  winter: (s) => say('winter', { cap: tableSize(s).cap }),
};

function endMeans(s: State): string {
  if (s.over) return say('end.over');
  if (s.last) return say('end.now');
  return say(isRace(s) ? 'end.race' : 'end.table');
}

/** Who would win if it ended now (MT-5.3 to MT-5.6); the end itself is told by the sheet. */
function leadMeans(s: State): string {
  if (s.over) return '';
  const place = places(s);
  const first = place.indexOf(1);
  const leaders = place.flatMap((n, side) => (n === 1 ? [side] : []));
  if (leaders.length === place.length) return say('now.level');
  if (leaders.length > 1)
    return say('now.shared', { names: list(leaders.map((side) => sideInside(s, side))) });
  const n = placedOf(s, first);
  const level = s.players.some((_, side) => side !== first && placedOf(s, side) === n);
  const name = level
    ? isRace(s) && first === RIVAL
      ? sideInside(s, first)
      : nameOf(s, first)
    : sideName(s, first);
  return say(level ? 'now.tie.first' : 'now.ahead', { name, n });
}
