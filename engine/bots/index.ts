export { guessesOf, unfairChoices } from './fairness';
export { ADVISER, hint, seatwork } from './hint';
export { botRng, chooseNow, thinkFor, type Seatwork } from './runner';
export { Thinker } from './thinker';
