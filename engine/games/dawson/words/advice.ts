/** What follows from a move and what it serves, in true figures. Deeds stand in `advice-deeds.ts`. */
import type { Move } from '../../../core/game';
import { numberWord } from '../../../core/words';
import { ABILITIES, characterOf, HIGHEST_VALUE, HOTELS_EACH, PLAIN, SCORING_ROUNDS, VALUES } from '../data';
import type { Ability, Perks } from '../data';
import { freeCharacters } from '../rules/characters';
import { coverOf } from '../rules/fire';
import { readCharacter } from '../rules/notation';
import type { PickKind, State } from '../state';
import { adviseLanding, adviseLay } from './advice-city';
import { adviseDeed } from './advice-deeds';
import { adviseFirePass } from './advice-fire';
import { isAlone } from './advice-lines';
import { averageClaim } from './advice-mine';
import { say } from './catalogue-advice';

export function advise(state: State, move: Move): string {
  if (state.step === 'over') throw new Error(`${move} comes after the end`);
  return ADVICE[state.step](state, move);
}

const ADVICE: Readonly<Record<PickKind, (state: State, move: Move) => string>> = {
  'pick-character': adviseCharacter,
  manage: adviseDeed,
  'fire-pass': adviseFirePass,
  lay: adviseLay,
  'landing-tie': adviseLanding,
};

function adviseCharacter(state: State, move: Move): string {
  const id = readCharacter(move);
  if (id === 'random') return say('character.random', { n: freeCharacters(state).length });
  return abilityAdvice(state, characterOf(id).ability);
}

/** What an ability comes to at this table. */
export function abilityAdvice(state: State, ability: Ability): string {
  return BENDS[ability](state, ABILITIES[ability]);
}

/** What each ability comes to, against whoever has none. */
const BENDS: Readonly<Record<Ability, (state: State, perks: Perks) => string>> = {
  'word-of-mouth': (_state, { walkInGold: gold }) =>
    say('character.word-of-mouth', { gold, n: HOTELS_EACH * VALUES.length }),
  'own-timber': (_state, { timber: { gold, from } }) => {
    const n = HOTELS_EACH * VALUES.filter((value) => value >= from).length;
    return say('character.own-timber', { gold, from, n, all: gold * n });
  },
  'full-cover': (_state, { coverHalves }) => {
    const value = HIGHEST_VALUE;
    const plain = coverOf(PLAIN.coverHalves, value);
    return say('character.full-cover', { value, gold: coverOf(coverHalves, value), plain });
  },
  'rich-claim': (_state, perks) =>
    say('character.rich-claim', { gold: averageClaim(perks), plain: averageClaim(PLAIN) }),
  'top-billing': (state) => say(isAlone(state) ? 'character.top-billing.alone' : 'character.top-billing'),
  // With others it is mostly somebody else who grows the city.
  'two-plans': (state, { tilesDrawn: n }) =>
    isAlone(state)
      ? say('character.two-plans.alone', { n, rounds: numberWord(SCORING_ROUNDS) })
      : say('character.two-plans', { n }),
};
