/** Ghost dice of the solitaire game: a roll, a table and nothing else (DH-6.12 to DH-6.18). */
import { below, roll } from '../../../core/rng';
import { BY_NUMBER, isEvent, PAR, PRINTED_CLOCK, GOAL, LEVELS, TIGHT_CLOCK } from '../data';
import { bringEvent, draw, toDiscard } from './deck';
import { sentence } from './goods';
import { CENTRE } from './map';
import { level, scenario, seatOf, type Emit, type Ghost, type State } from '../state';

/** DH-6.11: rounds the game lasts at most. */
export function clockRounds(state: State): number {
  if (state.options['soloClock'] !== 'tight') return PRINTED_CLOCK;
  return TIGHT_CLOCK[scenario(state)][LEVELS.indexOf(level(state))] ?? PRINTED_CLOCK;
}

/** Where the countdown marker stands in a round: 14 to 1, then again to 1; a clock under 15 counts down once. */
export function clockMarker(state: State, round: number): number {
  const rounds = clockRounds(state);
  return round <= 14 && rounds > 14 ? 15 - round : rounds - round + 1;
}

export function parRound(state: State): number {
  return PAR[scenario(state)][LEVELS.indexOf(level(state))] ?? PRINTED_CLOCK;
}

/** DH-6.15: single always, pair A from Ornery, pair B on Cruel; a coin right after a pair that totals 10. */
export function rollGhosts(state: State, emit: Emit): void {
  state.ghosts = [];
  const kinds: Ghost['what'][] = ['single'];
  if (level(state) !== 'chicken') kinds.push('pair-a');
  if (level(state) === 'cruel') kinds.push('pair-b');
  for (const what of kinds) {
    const dice = what === 'single' ? [roll(state.rng)] : [roll(state.rng), roll(state.rng)];
    state.ghosts.push({ what, dice, space: ghostSpace(state, dice), status: 'waiting' });
  }
  for (const ghost of state.ghosts) {
    emit({
      kind: 'ghost-rolls',
      seat: -1,
      args: { what: ghost.what, faces: ghost.dice.join(','), space: ghost.space },
      targets: [`space:${ghost.space}`],
      rule: 'DH-6.13',
    });
  }
}

function ghostSpace(state: State, dice: readonly number[]): string {
  const sum = dice.reduce((a, b) => a + b, 0);
  const target = dice.length === 1 || sum >= 7 ? sum : Math.max(...dice);
  const spaces = BY_NUMBER[target] ?? [];
  const chosen = spaces.length > 1 ? below(state.rng, spaces.length) : 0;
  return spaces[chosen] ?? '';
}

/** The dice of a ghost that block its space: both of a pair from 7 on, else the higher one. */
export function blockingDice(dice: readonly number[]): number[] {
  const sum = dice.reduce((a, b) => a + b, 0);
  return dice.length === 1 || sum >= 7 ? dice.slice() : [Math.max(...dice)];
}

/** DH-6.14: a ghost whose space is taken is discarded, no second choice. */
export function placeGhosts(state: State, emit: Emit): void {
  state.ghostsDown = true;
  for (const ghost of state.ghosts) {
    const taken = state.sets.some((set) => set.spot === ghost.space);
    const targets = [`space:${ghost.space}`];
    const args = { what: ghost.what, faces: ghost.dice.join(','), space: ghost.space };
    if (taken) {
      ghost.status = 'discarded';
      emit({ kind: 'ghost-fades', seat: -1, args, targets, rule: 'DH-6.14' });
      continue;
    }
    ghost.status = 'placed';
    state.sets.push({
      spot: ghost.space,
      seat: -1,
      dice: blockingDice(ghost.dice).map((face) => ({
        face,
        rolled: face,
        deputy: false,
        changed: '',
        flipped: false,
        touched: false,
      })),
      shift: 0,
      by: '',
      extra: false,
      engineer: false,
      slot: 0,
    });
    emit({ kind: 'ghost-blocks', seat: -1, args, targets, rule: 'DH-6.13' });
    if (ghost.space === 'mayor' || ghost.space === 'sheriff') state.doomed.push(ghost.space);
    if (ghost.space === 'sheriff' && seatOf(state, 0).role === 'outlaw')
      sentence(state, 0, 3, emit, 'DH-6.43');
  }
}

/** DH-6.16: a ghost that stands on Pioneer turns up two cards before anything is collected. */
export function ghostReveals(state: State, emit: Emit): void {
  if (!state.sets.some((set) => set.seat < 0 && set.spot === 'pioneer')) return;
  const cards = draw(state, 2, emit);
  const found = cards.filter(isEvent);
  const event = found.length > 1 ? found[below(state.rng, found.length)] : found[0];
  emit({ kind: 'ghost-reveals', seat: -1, args: { cards: cards.join(',') }, rule: 'DH-6.16', news: true });
  for (const card of cards) if (card !== event) toDiscard(state, card);
  if (event) bringEvent(state, event, emit);
}

/** What the scenario asks for and how far it is: done and needed, per part. */
export function goalParts(state: State): { what: string; done: number; of: number }[] {
  const who = seatOf(state, 0);
  const cities = { what: 'cities', done: who.cities.length, of: 3 };
  switch (scenario(state)) {
    case 'wild-frontiers':
      return [
        { what: 'centre', done: CENTRE.filter((hex) => who.towns.includes(hex)).length, of: CENTRE.length },
      ];
    case 'gold-rush':
      return [cities, { what: 'gold', done: who.gold, of: GOAL.gold }];
    case 'barnstorming':
      return [cities, { what: 'influence', done: who.influence, of: GOAL.influence }];
    default:
      return [cities, { what: 'towns', done: who.towns.length, of: 6 }];
  }
}

export function goalMet(state: State): boolean {
  return goalParts(state).every((part) => part.done >= part.of);
}
