/** What every piece of advice is made of: the position a move leads to, its points, and as many sentences as there is room for. */
import { noEvents } from '../../../core/game';
import { list } from '../../../core/words';
import { triggersNow } from '../rules/clean-up';
import type { Answer } from '../rules/notation';
import { ruleOf } from '../rules/picks';
import { seatScore } from '../score';
import { asked, clone, type State } from '../state';
import { say } from './catalogue';
import { sideName } from './names';

/** Advice stands in the place of the question. */
const ROOM = 130;

/** The first sentence, and of the others those there is room for, the most important first. */
export function fit(...sentences: readonly string[]): string {
  return sentences.reduce((text, next) => {
    if (text === '' || next === '') return text + next;
    return text.length + 1 + next.length <= ROOM ? `${text} ${next}` : text;
  }, '');
}

/** The position the answer alone makes: what runs by itself behind it, and chance with it, is left out. */
export function answered(s: State, answer: Answer): State {
  const copy = clone(s);
  const task = asked(copy);
  if (!task) throw new Error('Nothing is asked now.');
  ruleOf(task).act(copy, task, answer, noEvents);
  return copy;
}

/** The score of a side if the game ended now, as far as the seat can see it. */
export function pointsOf(s: State, owner: number, seat: number): number {
  return seatScore(s, owner, owner !== seat).total;
}

/** Points a seat gains from one position to another. */
export function gained(before: State, after: State, seat: number): number {
  return pointsOf(after, seat, seat) - pointsOf(before, seat, seat);
}

/** What a move comes to; `named` are the points of its ticket, which may be those of a tile or house alone. */
export function scoreText(before: State, after: State, seat: number, named = 0): string {
  const changes = changeText(before, after, seat);
  const techs = (s: State) => s.players[seat]?.techs.length ?? 0;
  const part = named !== 0 && gained(before, after, seat) !== named;
  return part || techs(after) < techs(before) ? say('adv.inAll', { score: changes }) : changes;
}

/** "4 points more for you and 7 fewer for the Diceoneer": of the others the one it changes most. */
export function changeText(before: State, after: State, seat: number): string {
  const own = gained(before, after, seat);
  let who = -1;
  let foe = 0;
  for (let owner = 0; owner < before.sides; owner++) {
    if (owner === seat) continue;
    const n = pointsOf(after, owner, seat) - pointsOf(before, owner, seat);
    if (Math.abs(n) > Math.abs(foe)) [who, foe] = [owner, n];
  }
  const parts: string[] = [];
  if (own !== 0) parts.push(say(own > 0 ? 'adv.youMore' : 'adv.youFewer', { n: Math.abs(own) }));
  if (foe !== 0) {
    const holes = { n: Math.abs(foe), who: sideName(before, who) };
    parts.push(
      own === 0
        ? say(foe > 0 ? 'adv.whoMore' : 'adv.whoFewer', holes)
        : say(foe > 0 ? 'adv.alsoMore' : 'adv.alsoFewer', holes),
    );
  }
  return parts.length === 0 ? say('adv.same') : list(parts);
}

/** DS-5.1: what has triggered stays so until the end of the round. */
export function endText(before: State, after: State): string {
  if (before.finalRound > 0 || triggersNow(before).length > 0) return '';
  return triggersNow(after).length > 0 ? say('adv.brings') : '';
}

/** Whether this is the last round. */
export function isLast(s: State): boolean {
  return s.finalRound === s.round;
}

/** A share as small whole numbers: 4 of 6 is 2 of 3. */
export function share(n: number, of: number): { readonly a: number; readonly b: number } {
  let [x, y] = [n, of];
  while (y > 0) [x, y] = [y, x % y];
  return { a: n / x, b: of / x };
}

/** In whole per cent; what is not certain is not said to be. */
export function percent(chance: number): number {
  const n = Math.round(100 * chance);
  return chance < 1 ? Math.min(99, Math.max(1, n)) : n;
}

/** With one decimal where it needs one. */
export function tenth(n: number): string {
  return String(Math.round(10 * n) / 10);
}
