/** Dice Settlers: the game as the rest of the app knows it. */
import type { Game } from '../../core/game';
import { apply } from './apply';
import { think } from './bot';
import { describe } from './describe';
import { violations } from './invariants';
import { decision, moves } from './moves';
import { rulebook } from './rulebook';
import { score } from './score';
import { options, setup } from './setup';
import { simModes, simStats } from './sim';
import { cloneState, type State, upgrade } from './state';
import { explain, prompt, status, whyNot } from './talk';
import { tell } from './tell';
import { resample, view, type View } from './view';
import { say } from './words';

export const diceSettlers: Game<State, View> = {
  id: 'dice-settlers',
  rules: 1,
  info: {
    title: say('title'),
    line: say('line'),
    minutes: say('minutes'),
    soloName: say('soloName'),
    designer: say('designer'),
    publisher: say('publisher'),
  },
  seats: { min: 1, max: 4 },
  options,
  maxDecisions: 12000,
  setup,
  decision,
  moves,
  apply,
  clone: cloneState,
  upgrade,
  view,
  resample,
  score,
  status,
  prompt,
  describe,
  whyNot,
  explain,
  tell,
  rulebook,
  think,
  violations,
  simModes,
  simStats,
};
