/** Whole games of every seat count and option, and every text a player may read in them: each fit to be read. */
import { chooseNow } from '@/engine/bots/runner';
import { plainConfig, sampleConfigs } from '@/engine/core/conformance';
import type { AnyGame, GameConfig, Target } from '@/engine/core/game';
import { startMatch, type Match } from '@/engine/core/match';
import { readEvents, readSheet, readStatus, readTarget, readTickets, type Hear } from '@/engine/core/reading';
import { below, pick, seedRng } from '@/engine/core/rng';
import { textFaults, type TextKind } from '@/engine/core/sentences';
import { YOU } from '@/engine/core/words';
import { games } from '@/engine/games';

/** Option sets played at every seat count; SENTENCES=40 reads further. */
const SETS = Number(process.env['SENTENCES'] ?? 5);
/** Every so many decisions the greedy player is asked for a hint, and long presses are tried. */
const ASKED_EVERY = 4;
const PRESSED = 6;

class Reader {
  readonly texts = new Map<string, TextKind>();
  readonly wrong = new Map<string, string>();

  readonly hear: Hear = (kind, text, where) => {
    const known = typeof text === 'string' && this.texts.get(text) === kind;
    if (known) return;
    if (typeof text === 'string') this.texts.set(text, kind);
    for (const fault of textFaults(kind, text)) {
      // One line for sentences that differ in their figures only.
      const like = `${fault}: ${String(text).replace(/\d+/g, '0')}`;
      if (!this.wrong.has(like)) this.wrong.set(like, `${where} ${fault}: “${String(text)}”`);
    }
  };
}

function readGame(game: AnyGame, config: GameConfig, seed: string, { hear }: Reader): void {
  const rng = seedRng(`read ${seed}`);
  const match = startMatch(game, config, seed);
  const seats = config.seats.length;
  const targets = new Set<Target>();
  while (!match.over) {
    const position = match.position();
    const seat = match.decision()?.seat ?? 0;
    hear('sentence', game.prompt(position), 'the prompt');
    readStatus(game, position, seat, hear);
    readTickets(game, position, match.moves(), hear);
    for (const move of match.moves())
      for (const target of game.describe(position, move).targets) targets.add(target);
    if (match.decisions % ASKED_EVERY === 0) {
      const known = [...targets];
      for (let i = 0; i < PRESSED && known.length > 0; i++) {
        readTarget(game, position, pick(rng, known), below(rng, seats + 1) - 1, hear);
      }
      hear('sentence', hinted(match, seat), 'a hint');
    }
    const { events } = match.play(pick(rng, match.moves()));
    for (const event of events) for (const target of event.targets ?? []) targets.add(target);
    readEvents(game, match.position(), events, seats, hear);
  }
  readStatus(game, match.position(), -1, hear);
  readSheet(game.score(match.position()), hear);
}

function hinted(match: Match, seat: number): string {
  const { game, seed, decisions: decision } = match;
  const { move } = chooseNow({ game, state: match.position(), seat, level: 'greedy', seed, decision });
  return game.advise(match.position(), move);
}

/** A lone player is spoken to. */
function addressed(config: GameConfig): GameConfig {
  return config.seats.length > 1
    ? config
    : { ...config, seats: config.seats.map((seat) => ({ ...seat, name: YOU })) };
}

test.each(games.map((game) => [game.id, game] as const))('%s: every sentence can be read', (id, game) => {
  const reader = new Reader();
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const sets = sampleConfigs(game, seats);
    for (let i = 0; i < SETS; i++)
      readGame(game, addressed(sets.next().value), `${id} ${seats} ${i}`, reader);
  }
  // One person against computers is spoken to as well.
  if (game.seats.max > 1) {
    const [first, ...others] = plainConfig(game, 2).seats;
    const seats = [{ ...first, name: YOU }, ...others] as GameConfig['seats'];
    readGame(game, { ...plainConfig(game, 2), seats }, `${id} you`, reader);
  }
  process.stdout.write(`${id}: ${reader.texts.size} different texts read\n`);
  expect([...reader.wrong.values()]).toEqual([]);
});
