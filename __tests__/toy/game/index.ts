import { defineGame } from '@/engine/core/house';

import { cardOf } from '../cards';
import * as characters from './bot/characters';
import * as foresight from './bot/foresight';
import * as think from './bot/think';
import * as dice from './dice';
import * as invariants from './invariants';
import * as lesson from './lesson';
import * as apply from './rules/apply';
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

/** A small game with a hidden hand, a deck, a die and a pick in two halves. */
export const toy = defineGame<state.State, view.View>(
  { ...cardOf('toy'), rules: 3, maxDecisions: 200 },
  { setup, state, view, score, dice, sim, usage, invariants, lesson },
  { moves, apply },
  { status, legend, tickets, explain, whyNot, tell, advice, terms, rulebook },
  { think, foresight, characters },
);
