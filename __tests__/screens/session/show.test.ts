import { toy, toyConfig, type ToyView } from '@/__tests__/engine/core/toy';
import { look } from '@/__tests__/toy/board';
import type { GameLook } from '@/components/boards/board';
import type { PlaySession, PlaySettings } from '@/components/session/port';
import { createSession } from '@/components/session/session';
import type { AnyGame, GameConfig } from '@/engine/core/game';
import { startMatch, type Match } from '@/engine/core/match';

const normal: PlaySettings = { pace: 'normal', confirmTaps: true, practice: false };

/** The least a picture stands. */
const LEAST_MS = 40;

interface Bench {
  readonly session: PlaySession;
  readonly match: Match;
  /** Lets the time of the picture on show pass. */
  readonly pass: () => Promise<void>;
  readonly felt: jest.Mock;
  readonly asked: jest.Mock;
}

/** A table whose clock stands still until it is told to go on. */
async function sitDown(config: GameConfig = toyConfig(1), settings = () => normal): Promise<Bench> {
  const match = startMatch(toy as AnyGame, config, 'seed');
  let waits: Array<() => void> = [];
  const felt = jest.fn();
  const asked = jest.fn(() => 0);
  const session = createSession(
    match,
    {
      save: async () => {},
      now: asked,
      settings,
      wait: () => new Promise((resolve) => waits.push(resolve)),
      felt,
    },
    { manners: look as GameLook },
  );
  const pass = async () => {
    const now = waits;
    waits = [];
    for (const done of now) done();
    await settled();
  };
  await settled();
  return { session, match, pass, felt, asked };
}

async function settled(): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.resolve();
}

const stateOf = ({ session }: Bench) => session.store.getState();
const handOf = (bench: Bench) => (stateOf(bench).view as ToyView).hand.length;
const kindsOn = (bench: Bench) => stateOf(bench).happening?.events.map(({ kind }) => kind) ?? [];

/** A card is laid and another drawn: two pictures. */
async function layCard(bench: Bench): Promise<void> {
  void bench.session.play(bench.match.moves()[0] ?? '');
  await settled();
  while (stateOf(bench).phase === 'steps') await bench.pass();
  void bench.session.play('plot:0');
  await settled();
}

describe('pictures on show', () => {
  it('come one after the other, each with its view, and the truth is ahead of them', async () => {
    const bench = await sitDown();
    await layCard(bench);
    expect(stateOf(bench).phase).toBe('steps');
    expect(kindsOn(bench)).toEqual(['lay']);
    const laid = handOf(bench);
    expect(bench.match.decisions).toBe(2);
    await bench.pass();
    expect(kindsOn(bench)).toEqual(['draw']);
    // A card on its way has not arrived.
    expect(handOf(bench)).toBe(laid);
    while (stateOf(bench).phase === 'steps') await bench.pass();
    expect(handOf(bench)).toBe(laid + 1);
    expect(stateOf(bench)).toMatchObject({ phase: 'pick', steps: null });
  });

  it('hurry where drawing took the time they had', async () => {
    const bench = await sitDown();
    await layCard(bench);
    const { ms = 0 } = stateOf(bench).happening ?? {};
    expect(ms).toBeGreaterThan(LEAST_MS);
    bench.asked.mockReturnValue(10_000);
    await bench.pass();
    expect(kindsOn(bench)).toEqual(['draw']);
    expect(stateOf(bench).happening?.ms).toBe(LEAST_MS);
  });

  it('end at once where they are skipped, and the next pick is shown again', async () => {
    const bench = await sitDown();
    await layCard(bench);
    bench.session.skipSteps();
    await settled();
    expect(stateOf(bench).phase).toBe('pick');
    expect(stateOf(bench).view).toEqual(bench.match.view(0));
    void bench.session.play('roll');
    await settled();
    expect(kindsOn(bench)).toEqual(['roll']);
  });

  it('wait for a hand that asked for it', async () => {
    const bench = await sitDown();
    await layCard(bench);
    bench.session.byHand(true);
    await bench.pass();
    expect(kindsOn(bench)).toEqual(['lay']);
    bench.session.ack();
    await settled();
    expect(kindsOn(bench)).toEqual(['draw']);
  });

  it('can be seen again, and then the same question stands', async () => {
    const bench = await sitDown();
    await layCard(bench);
    bench.session.skipSteps();
    await settled();
    expect(stateOf(bench).canReplay).toBe(true);
    void bench.session.replay();
    await settled();
    expect(kindsOn(bench)).toEqual(['lay']);
    bench.session.skipSteps();
    await settled();
    expect(stateOf(bench)).toMatchObject({ phase: 'pick', decisions: 2 });
  });

  it('cannot be seen again once they were taken back', async () => {
    const bench = await sitDown(toyConfig(1), () => ({ ...normal, practice: true }));
    await layCard(bench);
    bench.session.skipSteps();
    await settled();
    void bench.session.undo();
    await settled();
    expect(stateOf(bench).canReplay).toBe(false);
  });

  it('leave no trace where another window took over in the middle', async () => {
    const bench = await sitDown();
    await layCard(bench);
    await bench.pass();
    const other = startMatch(toy as AnyGame, toyConfig(1), 'another');
    bench.session.follow(other);
    await bench.pass();
    await bench.pass();
    expect(stateOf(bench).phase).toBe('following');
    expect(stateOf(bench).view).toEqual(other.view(0));
  });

  it('are not taken where the setting wants none, and the last sound is heard', async () => {
    const bench = await sitDown(toyConfig(1), () => ({ ...normal, pace: 'none' }));
    void bench.session.play('roll');
    await settled();
    expect(stateOf(bench)).toMatchObject({ phase: 'pick', happening: null });
    expect(bench.felt.mock.calls.map(([feel]) => feel.sound)).toEqual(['dice']);
  });

  it('are not shown to other eyes: a hand that is laid down ends them', async () => {
    const bench = await sitDown(toyConfig(2), () => ({ ...normal, openTable: true }));
    expect(stateOf(bench).hand).toBe('down');
    bench.session.hold(true, null);
    await settled();
    await layCard(bench);
    expect(stateOf(bench)).toMatchObject({ phase: 'steps', hand: 'held' });
    bench.session.hold(false, null);
    await settled();
    expect(stateOf(bench)).toMatchObject({ phase: 'pick', hand: 'down' });
    expect((stateOf(bench).view as ToyView).hand).toEqual([]);
  });
});

it('computers think while pictures are on show', async () => {
  const [person, other] = toyConfig(2).seats;
  if (!person || !other) throw new Error('two seats');
  const bot = { ...other, kind: 'bot' as const, level: 'greedy' as const };
  const bench = await sitDown({ ...toyConfig(3), seats: [person, bot, { ...bot, colour: 2 }] });
  void bench.session.play('roll');
  await settled();
  while (stateOf(bench).happening?.events[0]?.seat !== 1) await bench.pass();
  // The clock of the next thinker was asked while the picture of the first stands.
  const before = bench.asked.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  expect(bench.match.decision()?.seat).not.toBe(0);
});
