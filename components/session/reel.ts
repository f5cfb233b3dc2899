/**
 * A pick as a row of pictures. While a match is on a screen its moves are watched: at every event the table is
 * taken as the looking seat sees it. The state is at its end and saved before the first picture is shown.
 */
import type { Happening } from '@/components/boards/board';
import { row, still, type Feel, type FeelTable } from '@/components/boards/feel';
import { mayRead, type AnyGame, type GameEvent, type Status } from '@/engine/core/game';
import type { Watch } from '@/engine/core/match';

import type { PlaySettings, ToldEvent } from './port';

interface Shot {
  readonly event: GameEvent;
  readonly view: unknown;
  readonly status: Status;
}

export interface Picture {
  readonly feel: Feel;
  /** Equal events shown at once. */
  readonly events: readonly GameEvent[];
  /** What is said of it: of its events, and of those too small for a picture of their own. */
  readonly told: readonly ToldEvent[];
  readonly view: unknown;
  readonly status: Status;
}

/** What takes part in the pictures of one pick. */
export interface Camera {
  readonly shots: readonly Shot[];
  readonly watch: Watch;
}

/** A camera behind the eyes of a seat. What the seat may not read of leaves no picture. */
export function filming(game: AnyGame, eyes: number): Camera {
  const shots: Shot[] = [];
  const watch: Watch = (event, state) => {
    if (!mayRead(event, eyes)) return;
    // Views may hold parts of the state they were taken of, and this one goes on changing.
    const held = game.clone(state);
    try {
      shots.push({ event, view: game.view(held, eyes), status: game.status(held, eyes) });
    } catch (error) {
      // A picture is never worth a match. That all can be taken is a promise the conformance kit checks.
      console.error(error);
    }
  };
  return { shots, watch };
}

const plain = row(null, still, 180);

/** Equal events in a row are one picture; what has no time of its own is told with the next. */
export function picturesOf(
  shots: readonly Shot[],
  told: readonly ToldEvent[],
  feels: FeelTable<string>,
): readonly Picture[] {
  const pictures: Picture[] = [];
  let carried: GameEvent[] = [];
  for (const { event, view, status } of shots) {
    const feel = feels[event.kind] ?? plain;
    if (feel.ms === 0) {
      carried.push(event);
      continue;
    }
    const last = pictures[pictures.length - 1];
    const joins = carried.length === 0 && last !== undefined && !feel.apart && isLike(last.events[0], event);
    const events = joins ? [...last.events, event] : [event];
    const of = new Set([...carried, event]);
    const said = told.filter((one) => of.has(one.event));
    const picture = { feel, events, told: joins ? [...last.told, ...said] : said, view, status };
    if (joins) pictures[pictures.length - 1] = picture;
    else pictures.push(picture);
    carried = [];
  }
  return pictures;
}

function isLike(a: GameEvent | undefined, b: GameEvent): boolean {
  return a !== undefined && a.kind === b.kind && a.seat === b.seat;
}

/** What passes between two picks of a person takes this long at most; then it hurries. */
const RUN_MS = 4000;
const LEAST_MS = 40;

const SHARE: Readonly<Record<PlaySettings['pace'], number>> = { normal: 1, quick: 0.4, none: 0 };

/** How long each picture stands, when so many milliseconds have been spent since the pick. */
export function timesOf(
  pictures: readonly Picture[],
  pace: PlaySettings['pace'],
  spent: number,
): readonly number[] {
  const whole = pictures.reduce((sum, { feel }) => sum + feel.ms, 0) * SHARE[pace];
  const left = Math.max(0, RUN_MS * SHARE[pace] - spent);
  const share = SHARE[pace] * (whole > left ? left / whole : 1);
  return pictures.map(({ feel }) => Math.max(LEAST_MS, Math.round(feel.ms * share)));
}

/** Something on its way is seen to go before the table shows that it has arrived. */
export function leads({ move }: Feel): boolean {
  return move.do === 'fly' || move.do === 'run';
}

let pictures = 0;

export function happeningOf({ events }: Picture, ms: number): Happening {
  return { n: ++pictures, events, ms };
}
