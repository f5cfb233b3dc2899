/** Workers and the wheel they come from. */
import type { Explanation } from '../../../core/game';
import { capital, numberWord } from '../../../core/words';
import {
  amount,
  areaOfColour,
  GRAIN,
  GRAIN_PER_STEP,
  MOST_STEPS,
  OTHER_CREW,
  OWN_CREW,
  WHEEL,
  WORKERS_PER_SPACE,
} from '../data';
import { largeSpotsOf, occupied } from '../rules/worker-board';
import { player, WHEEL_SPACES, type State } from '../state';
import { orNo } from './advice-prospects';
import { say } from './catalogue-explain';
import { say as sayGame } from './catalogue';
import { areaName, wheelWords, workerWord } from './names';

export function explainWheel(s: State, viewer: number): Explanation {
  const body = [say('wheel', { n: numberWord(WORKERS_PER_SPACE) }), ...freshWords(s, viewer)].join(' ');
  return { title: sayGame('wheel'), body, rule: 'MT-4.10' };
}

/** Spaces of the wheel that show a colour a seat lacks; a white one shows any. */
export function freshSpaces(s: State, seat: number): number {
  const { workers } = player(s, seat);
  return WHEEL.filter((pair) =>
    pair ? pair.some((colour) => amount(workers, colour) < 1) : workers.includes(0),
  ).length;
}

function freshWords(s: State, viewer: number): string[] {
  if (viewer < 0) return [];
  const n = freshSpaces(s, viewer);
  return [n > 0 ? say('wheel.new', { n, of: WHEEL_SPACES }) : say('wheel.known')];
}

export function explainWheelSpace(s: State, space: number, viewer: number): Explanation {
  const words = { n: space + 1, workers: wheelWords(space) };
  const body = [say('wheel.space', words), ...stepWords(s, space, viewer)].join(' ');
  return { title: sayGame('wheel'), body, rule: 'MT-4.13' };
}

function stepWords(s: State, space: number, viewer: number): string[] {
  if (s.arrow < 0) return [];
  const steps = (space - s.arrow + WHEEL_SPACES) % WHEEL_SPACES;
  if (steps === 0) return [say('wheel.rest')];
  // MT-4.13: before the spin nobody knows where the arrow will start from, and it is moved on once.
  const mayMove = s.pending.some(({ kind, seat }) => kind === 'recruit-advance' && seat === viewer);
  if (!mayMove || steps > MOST_STEPS) return [];
  const have = amount(player(s, viewer).goods, GRAIN);
  return [say('wheel.steps', { steps: steps * GRAIN_PER_STEP, have: have > 0 ? have : numberWord(0) })];
}

export function explainWorker(s: State, colour: number, viewer: number): Explanation {
  const area = areaOfColour(colour);
  const place = areaName(area).toLowerCase();
  const free = largeSpotsOf(area).filter((index) => !occupied(s, index)).length;
  const n = viewer < 0 ? 0 : amount(player(s, viewer).workers, colour);
  const words = { n: n > 0 ? n : numberWord(n), free: orNo(free), place };
  const body = [
    say('worker.own', { place, own: numberWord(OWN_CREW), others: numberWord(OTHER_CREW) }),
    ...(viewer < 0 ? [] : [say('worker.have', words)]),
  ].join(' ');
  return { title: capital(workerWord(colour)), body, rule: 'MT-4.18' };
}
