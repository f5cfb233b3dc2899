/** What the lamp says is kept in whole games, and can be read at every table. */
import { chooseNow, seatwork } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { GameEvent, Move } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';
import { below, pick, seedRng } from '@/engine/core/rng';
import { textFaults } from '@/engine/core/sentences';
import { diceOwned } from '@/engine/games/dice-settlers/rules/points';
import { quotaOf } from '@/engine/games/dice-settlers/rules/roll';
import { botOwner, clone, type State } from '@/engine/games/dice-settlers/state';
import { fresh, game, offered, play, player, points } from './table';

/** What a sentence promises, and where the position must show it. */
const PROMISES: ReadonlyArray<{
  readonly said: RegExp;
  readonly now: (s: State, seat: number) => number;
  /** The figure is the change and not what it comes to. */
  readonly change?: 1 | -1;
}> = [
  { said: /: (?:in all )?(\d+) points? more for you/, now: (s, seat) => points(s, seat), change: 1 },
  { said: /: (?:in all )?(\d+) points? fewer for you/, now: (s, seat) => points(s, seat), change: -1 },
  { said: /^(\d+) points? at once/, now: (s, seat) => player(s, seat).vp, change: 1 },
  { said: /^It brings (\d+) points? (?:at the end|as things)/, now: (s, seat) => points(s, seat), change: 1 },
  { said: /^You then own (\d+) dice/, now: diceOwned },
  { said: /^You then have (\d+) tents? at hand/, now: (s, seat) => player(s, seat).tents },
  { said: /You roll (\d+) dice a round from the next on/, now: quotaOf },
  { said: /([0-9]+)(?: points?)? fewer for the Diceoneer/, now: (s) => points(s, botOwner(s)), change: -1 },
  { said: /([0-9]+)(?: points?)? more for the Diceoneer/, now: (s) => points(s, botOwner(s)), change: 1 },
];

test('in whole games every figure said is the one that follows', () => {
  const kept = new Map<number, number>();
  for (let i = 0; i < 4; i++) {
    const rng = seedRng(`promised ${i}`);
    const config = plainConfig(game, i % 2 === 0 ? 1 : i + 1, { techSet: 'random', explosive: true });
    const match = startMatch(game, config, `promised ${i}`);
    while (!match.over) {
      const s = match.position() as State;
      const seat = match.decision()?.seat ?? 0;
      for (const one of some(rng, match.moves())) {
        const said = game.advise(s, one);
        const after = clone(s);
        const events: GameEvent[] = [];
        game.apply(after, one, (event) => events.push(event));
        // What others do then is another matter, and several dice are taken one by one.
        const over = events.some(
          ({ kind }) => /^(end-turn|bot-end|round|bot-|join|over)/.test(kind) && kind !== 'bot-join',
        );
        if (over || game.decision(after)?.kind === 'pick-colour') continue;
        PROMISES.forEach(({ said: pattern, now, change }, at) => {
          const found = pattern.exec(said);
          if (!found) return;
          const figure = change ? change * (now(after, seat) - now(s, seat)) : now(after, seat);
          expect([one, said, figure]).toEqual([one, said, Number(found[1])]);
          kept.set(at, (kept.get(at) ?? 0) + 1);
        });
      }
      const work = seatwork(match);
      match.play(!work || below(rng, 4) === 0 ? pick(rng, match.moves()) : chooseNow(work).move);
    }
  }
  for (let at = 0; at < PROMISES.length; at++) expect([at, (kept.get(at) ?? 0) > 5]).toEqual([at, true]);
});

test('advice is fit to be read at every table', () => {
  for (let seats = 2; seats <= 4; seats++) {
    const rng = seedRng(`read ${seats}`);
    const s = fresh(seats, { techSet: 'random', explosive: true }, `read ${seats}`);
    while (game.decision(s)) {
      for (const one of some(rng, offered(s))) {
        const said = game.advise(s, one);
        expect([one, said, textFaults('sentence', said)]).toEqual([one, said, []]);
        expect([one, said, said.length <= 130]).toEqual([one, said, true]);
      }
      play(s, pick(rng, offered(s)));
    }
  }
});

function some(rng: ReturnType<typeof seedRng>, moves: readonly Move[]): Move[] {
  const left = [...moves];
  while (left.length > 12) left.splice(below(rng, left.length), 1);
  return left;
}
