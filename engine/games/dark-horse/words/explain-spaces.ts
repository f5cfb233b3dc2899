/** What an action space gives, who or what may take it, and what it would bring the reader now. */
import type { Explanation } from '../../../core/game';
import {
  isSpace,
  isSpot,
  numberOf,
  spotOf,
  typeOfRow,
  type Resource,
  type Space,
  type SpotId,
} from '../data';
import { EVENTS, hasSpot } from '../data-cards';
import { harvest } from '../rules/collecting';
import { blockingDice } from '../rules/ghosts';
import { fits, shut } from '../rules/placement';
import { townsOfType } from '../rules/tiles';
import { seatOf, type Ghost, type Stage, type State } from '../state';
import { choices, isAhead } from './advice-forecast';
import { ownSpots } from './advice-placing';
import { dealerNow } from './advice-dealer';
import { spaceAdvice } from './advice-spaces';
import { say } from './catalogue';
import { isSeat } from './explain-facts';
import { cardName, diceName, eventText, faces, lower, resourceName, spaceName } from './names';

export function explainSpace(state: State, id: string, viewer: number): Explanation | null {
  if (!isSpace(id) && !isSpot(id)) return null;
  const space = isSpace(id) ? id : spotOf(id).space;
  const ghosts = state.ghosts.filter((ghost) => ghost.space === id).map(ghostNote);
  const now = isSpot(id) && isSeat(state, viewer) ? spaceNow(state, viewer, id) : [];
  return {
    title: spaceName(id),
    body: [say(`space.${space}.text`), ...ghosts, ...eventNotes(state, space), ...now].join(' '),
    rule: SPACE_RULES[space],
  };
}

/** Which of the reader's dice fit, and what they would bring. */
function spaceNow(state: State, seat: number, id: SpotId): string[] {
  const spot = spotOf(id);
  const { cities, character, dice } = seatOf(state, seat);
  if (cities.length === 0 || (id === 'character' && !hasSpot(character))) return [];
  const own = state.sets.some((set) => set.seat === seat && set.spot === id);
  if (!(own ? isOpen(state, seat, spot.space) : dice.length > 0 || !PLACED.includes(state.stage))) return [];
  const reason = shut(state, seat, spot);
  if (reason && !own) return [say(`shut.${reason}`)];
  const standing = { spot: id, others: ownSpots(state, seat, id), left: [] };
  const [follows] = id === 'dealer' ? [dealerNow(state, seat, own)] : spaceAdvice(state, seat, standing);
  const fit = own ? [] : choices(dice).filter((chosen) => fits(state, seat, spot, chosen, 0, false));
  const names = [...new Set(fit.map(diceName))].slice(0, SHOWN);
  return [
    ...(names.length > 0 ? [say('now.dice', { dice: names.join(', ') })] : []),
    say('now.space', { follows: lower(follows) }),
  ];
}

/** In these a seat without dice places none any more. */
const PLACED: readonly Stage[] = ['place', 'collect', 'clean-up', 'end', 'scored', 'over'];

/** Whether own dice on a space have still something to bring: the Dealer's are used at once. */
function isOpen(state: State, seat: number, space: Space): boolean {
  if (space === 'dealer') return state.pending.some((now) => now.kind === 'dealer' && now.seat === seat);
  return state.stage === 'place' || (state.stage === 'collect' && isAhead(state, seat, space));
}

/** So many choices of dice are named. */
const SHOWN = 3;

/** The sign in front of a row of Produce. */
export function explainRow(state: State, kind: Resource, viewer: number): Explanation {
  const holes = { kind: resourceName(typeOfRow(kind)) };
  const parts = [say('now.row', holes)];
  if (isSeat(state, viewer)) {
    const n = townsOfType(state, viewer, typeOfRow(kind));
    parts.push(say('now.row.you', { ...holes, n, more: harvest(`${kind}-effort`, n, state.events) }));
  }
  return { title: say('now.row.title', holes), body: parts.join(' '), rule: 'DH-4.33' };
}

/** Why a ghost is, or will be, on a space. */
export function ghostNote(ghost: Ghost): string {
  return say(`explain.ghost.${ghost.status}`, {
    dice: faces(ghost.dice.join(',')),
    number: numberOf(ghost.space),
    why:
      ghost.dice.length === 1
        ? say('explain.ghost.single')
        : ghost.dice.length === blockingDice(ghost.dice).length
          ? say('explain.ghost.total')
          : say('explain.ghost.higher'),
  });
}

function eventNotes(state: State, space: Space): string[] {
  return EVENTS.filter((event) => event.space === space && state.events.includes(event.id)).map(({ id }) =>
    say('explain.event', { event: cardName(id), text: eventText(id) }),
  );
}

/** The clause that says what a space gives. */
const SPACE_RULES: Readonly<Record<Space, string>> = {
  'turn-order': 'DH-4.30',
  dealer: 'DH-4.22',
  character: 'DH-2.8',
  pioneer: 'DH-4.32',
  produce: 'DH-4.33',
  'hired-hand': 'DH-4.34',
  politics: 'DH-4.35',
  'work-crew': 'DH-4.36',
  'rail-baron': 'DH-4.37',
  builder: 'DH-4.38',
  trader: 'DH-4.39',
  engineer: 'DH-4.40',
  scout: 'DH-4.41',
  mayor: 'DH-4.42',
  sheriff: 'DH-4.42',
  broker: 'DH-4.44',
  tycoon: 'DH-4.44',
  market: 'DH-4.45',
};
