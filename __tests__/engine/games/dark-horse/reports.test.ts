/** What is reported stands on the table at that moment, not before and not after. */
import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { GameEvent } from '@/engine/core/game';
import { Match } from '@/engine/core/match';
import { darkHorse, type EventKind, type View } from '@/engine/games/dark-horse';
import { cardsOf } from '@/engine/games/dark-horse/state';

interface Seen {
  readonly event: GameEvent;
  readonly view: View;
  readonly cards: number;
}

/** Every event of greedy games with the table as it lay then. */
function watchedGames(seats: number, options: Record<string, unknown>, games: number): Seen[][] {
  const picks: Seen[][] = [];
  for (let n = 0; n < games; n++) {
    const match = Match.start(darkHorse, plainConfig(darkHorse, seats, options), `reports ${n}`);
    for (let choice = hint(match); choice !== null; choice = hint(match)) {
      const seen: Seen[] = [];
      match.play(choice.move, (event, state) =>
        seen.push({
          event,
          view: darkHorse.view(darkHorse.clone(state), 0),
          cards: cardsOf(state).length,
        }),
      );
      picks.push(seen);
    }
  }
  return picks;
}

const solo = watchedGames(1, { soloDifficulty: 'ornery' }, 2);
const rivals = watchedGames(3, {}, 1);

function all(kind: EventKind, games = [...solo, ...rivals]): readonly Seen[] {
  const found = games.flat().filter(({ event }) => event.kind === kind);
  expect(found.length).toBeGreaterThan(0);
  return found;
}

it('DH-6.15 shows each ghost as it rolls, the next not before', () => {
  for (const { event, view } of all('ghost-rolls', solo)) {
    expect(view.ghosts[view.ghosts.length - 1]).toMatchObject({
      what: event.args?.['what'],
      space: event.args?.['space'],
      status: 'waiting',
    });
  }
});

it('DH-6.13 has the dice of a ghost on its space when it blocks it', () => {
  for (const { event, view } of all('ghost-blocks', solo)) {
    const space = event.args?.['space'];
    expect(view.sets.some((set) => set.seat < 0 && set.spot === space)).toBe(true);
    expect(event.targets).toEqual([`ghost:${event.args?.['what']}`, `space:${space}`]);
  }
});

it('DH-4.70 has an event in force when it is told, and every card in its place', () => {
  for (const { event, view, cards } of all('event')) {
    const came = String(event.args?.['event']);
    expect([...view.events, ...view.discard]).toContain(came);
    expect(cards).toBe(27);
  }
});

it('DH-4.33 tells what grows kind by kind, with the towns it grew at', () => {
  for (const { event, view } of all('gain').filter(({ event: { args } }) => args?.['why'] === 'produce')) {
    const kinds = String(event.args?.['bundle'])
      .split(',')
      .filter((n) => n !== '0');
    expect(kinds).toHaveLength(1);
    expect(event.targets?.length).toBeGreaterThan(0);
    expect(view.seats[event.seat]?.towns.length).toBeGreaterThanOrEqual(event.targets?.length ?? 0);
  }
});

it('DH-4.42 has an office with its holder when it is told', () => {
  for (const { event, view } of all('role')) expect(view.seats[event.seat]?.role).toBe(event.args?.['role']);
});

it('DH-4.2 places no dice before the last are rolled', () => {
  const rolls = all('rolls', rivals);
  const stages = rolls.map(({ view }) => view.stage);
  expect(stages.slice(0, 3)).toEqual(['roll', 'roll', 'place']);
});

it('says on which space the collection is, without a word', () => {
  const match = Match.start(darkHorse, plainConfig(darkHorse, 1), 'reports 0');
  for (const { event, view } of all('space', solo)) {
    expect(view.space).toBe(event.args?.['space']);
    expect(darkHorse.tell(match.position(), event, 0)).toBe('');
  }
});
