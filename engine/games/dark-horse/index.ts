import { noEvents, type Game } from '../../core/game';
import { apply, settle } from './apply';
import { think } from './bot';
import { describe } from './describe-moves';
import { explain, prompt, status, whyNot } from './describe';
import { violations } from './invariants';
import { decision, moves } from './moves';
import { OPTIONS } from './options';
import { rulebook } from './rulebook';
import { score } from './score';
import { setup } from './setup';
import { simModes, simStats } from './sim';
import { clone, type State, upgrade } from './state';
import { tell } from './tell';
import { resample, view, type View } from './view';
import { say } from './words';

export type { View as DarkHorseView } from './view';

export const darkHorse: Game<State, View> = {
  id: 'dark-horse',
  rules: 1,
  info: {
    title: say('info.title'),
    line: say('info.line'),
    minutes: say('info.minutes'),
    soloName: say('info.solo'),
    designer: say('info.designer'),
    publisher: say('info.publisher'),
  },
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  maxDecisions: 9000,
  setup(config, seed) {
    const state = setup(config, seed);
    settle(state, noEvents);
    return state;
  },
  decision,
  moves,
  apply,
  clone,
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
