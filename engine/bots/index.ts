export { unfairChoices } from './fairness';
export { hint, seatwork } from './hint';
export { botRng, chooseNow, thinkFor, type Seatwork } from './runner';
export { Thinker } from './thinker';
