/** Several workers sent by one pick: whom a card binds, and who goes dancing. */
import {
  BARTENDER,
  CRAFTSMAN,
  ENGINEER,
  MINER,
  PROSPECTOR,
  SHERIFF,
  STRONG,
  TEACHER,
  kindAt,
  type Kind,
} from '../data';
import { at } from './counts';
import { after, kindOf } from './notation';

/** Who can be spared first: plain miners, then those whose skill matters least here. */
export const SPARE: readonly Kind[] = [
  MINER,
  TEACHER,
  SHERIFF,
  ENGINEER,
  PROSPECTOR,
  STRONG,
  CRAFTSMAN,
  BARTENDER,
];

/** Every crew of `n` among those who are free, each once; the first is the one that is missed least. */
export function crewsOf(idle: readonly number[], n: number, kinds: readonly Kind[] = SPARE): Kind[][] {
  if (n === 0) return [[]];
  const [kind, ...others] = kinds;
  if (kind === undefined) return [];
  const crews: Kind[][] = [];
  for (let k = Math.min(n, at(idle, kind)); k >= 0; k--) {
    const some = Array.from({ length: k }, () => kind);
    for (const rest of crewsOf(idle, n - k, others)) crews.push([...some, ...rest]);
  }
  return crews;
}

/** `worker:miner+miner+teacher`. */
export function crewMove(crew: readonly Kind[]): string {
  return `worker:${crew.map(kindAt).join('+')}`;
}

export function crewIn(move: string): Kind[] {
  return (after(move, 'worker:') ?? '').split('+').map(kindOf);
}
