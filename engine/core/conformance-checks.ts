import type { Step } from './conformance';
import { checkHidden, checkLines, sharedPart } from './conformance-hidden';
import { checkDescriptions, checkScore, checkWords } from './conformance-words';
import { hashOf, sameData } from './hash';
import { IllegalMove } from './match';
import { nextUint } from './rng';

/** Reports a broken promise. */
export type Fault = (text: string) => void;

/** The dear checks of one step; none of them may change the position. */
export function checkAll(step: Step): void {
  const { match, fault, game } = step;
  const before = match.hash();
  const shown: unknown = JSON.parse(JSON.stringify(match.position()));
  if (!sameData(shown, match.position())) fault('the state is no plain JSON');
  if (hashOf(match.position()) !== before) fault('clone differs from its original');
  checkOrder(step);
  checkClone(step);
  checkRefusals(step);
  checkDescriptions(step);
  checkWords(step);
  checkScore(step);
  checkHidden(step);
  checkLines(step);
  if (!sameData(shown, match.position())) fault('a verb that only reads has changed the position');
  if (match.hash() !== before) fault('a refused or reading verb has changed the match');
  if (game.decision(match.position()) === null) fault('the decision is null while the game runs');
}

function checkOrder({ game, match, fault }: Step): void {
  const first = match.moves().join('\n');
  if (game.moves(match.position()).join('\n') !== first) fault('moves come in another order the second time');
  const reread = JSON.parse(JSON.stringify(match.position()));
  if (game.moves(reread).join('\n') !== first) fault('moves come in another order on a state read back');
}

function checkClone({ game, match, fault }: Step): void {
  const state = match.position();
  const copy = game.clone(state);
  if (!sameData(copy, state)) fault('clone differs from its original');
  const shared = sharedPart(state, copy);
  if (shared !== null) fault(`clone shares ${shared} with its original`);
}

/** Moves of other moments, and nonsense: all refused in words, nothing changed. */
function checkRefusals({ match, rng, fault, known }: Step): void {
  const legal = new Set(match.moves());
  const tries = ['', 'no-such-move', `${match.moves()[0]}:x`];
  for (let i = 0; i < 3 && known.length > 0; i++) tries.push(known[nextUint(rng) % known.length] as string);
  for (const move of tries) {
    if (legal.has(move)) continue;
    try {
      match.play(move);
      fault(`“${move}” was played, though it is not legal`);
    } catch (error) {
      if (!(error instanceof IllegalMove) || error.message === '')
        fault(`“${move}” was refused without words`);
    }
  }
}
