/** Dice Settlers: the game as the rest of the app knows it. */
import { defineGame } from '../../core/house';
import { cardOf } from '../cards';
import * as characters from './bot/characters';
import * as foresight from './bot/foresight';
import * as think from './bot/think';
import * as dice from './dice';
import * as invariants from './invariants';
import * as apply from './rules/apply';
import * as lesson from './lesson';
import * as moves from './rules/moves';
import * as score from './score';
import * as setup from './setup';
import * as sim from './sim';
import * as state from './state';
import * as usage from './usage';
import * as view from './view';
import * as advice from './words/advice';
import * as explain from './words/explain';
import * as legend from './words/legend';
import * as rulebook from './words/rulebook';
import * as status from './words/status';
import * as tell from './words/tell';
import * as terms from './words/terms';
import * as tickets from './words/tickets';
import * as whyNot from './words/why-not';

export type { EventKind, PickKind, State } from './state';
export type { View } from './view';

export const diceSettlers = defineGame<state.State, view.View>(
  { ...cardOf('dice-settlers'), rules: 6, maxDecisions: 12000 },
  { setup, state, view, score, dice, sim, usage, invariants, lesson },
  { moves, apply },
  { status, legend, tickets, advice, explain, whyNot, tell, terms, rulebook },
  { think, foresight, characters },
);
