/** Two windows on one match: whatever the moment, no kept pick is lost and no lost pick was shown as made. */
import { beginMatch, openSession, type OpenSession } from '@/components/session/open-session';
import { useSettings } from '@/components/settings/store';
import { memoryPort } from '@/components/storage/memory-port';
import type { SavePort } from '@/components/storage/port';
import { parseMatch } from '@/components/storage/records';
import { usingPort } from '@/components/storage/saves';
import type { ClaimMatch, TabEvents } from '@/components/storage/tab-claim';
import { plainConfig } from '@/engine/core/configs';
import { games } from '@/engine/games';

const dawson = games.find(({ id }) => id === 'dawson');
if (!dawson) throw new Error('Dawson City is not on the shelf');
const game = dawson;

/** The windows of one browser, with its locks or without. */
const mockBrowser = { locks: true, windows: [] as TabEvents[], leader: null as TabEvents | null };

jest.mock('@/components/storage/tabs', () => ({
  claimMatch: ((_id, events) => {
    const { windows } = mockBrowser;
    windows.push(events);
    const lead = (next: TabEvents | null) => {
      if (mockBrowser.leader === next) return;
      mockBrowser.leader?.onRole('follows');
      mockBrowser.leader = next;
      next?.onRole('leads');
    };
    if (!mockBrowser.locks) events.onRole('leads');
    else if (mockBrowser.leader) events.onRole('follows');
    else lead(events);
    return {
      takeOver: () => lead(events),
      announce: () => windows.filter((other) => other !== events).forEach((other) => other.onSaved()),
      release() {
        windows.splice(windows.indexOf(events), 1);
        if (mockBrowser.leader === events) mockBrowser.leader = null;
      },
    };
  }) satisfies ClaimMatch,
}));

/** A disk whose every step waits until it is let on: the test says in which order things happen. */
class SlowDisk {
  readonly port: SavePort;
  private readonly waiting: Array<() => void> = [];
  slow = false;
  /** Every record of moves that was on the disk, in order. */
  readonly history: string[][] = [];

  constructor() {
    const memory = memoryPort();
    const turn = async <T>(work: () => Promise<T>): Promise<T> => {
      if (this.slow) await new Promise<void>((go) => this.waiting.push(go));
      return work();
    };
    this.port = {
      all: (table) => turn(() => memory.all(table)),
      one: (name) => turn(() => memory.one(name)),
      erase: () => turn(() => memory.erase()),
      change: (write, remove, seen) =>
        turn(async () => {
          const done = await memory.change(write, remove, seen);
          if (done) for (const { text } of write) this.history.push(movesOf(text));
          return done;
        }),
    };
  }

  get steps(): number {
    return this.waiting.length;
  }

  /** Lets one of the waiting steps happen. */
  async step(which = 0): Promise<void> {
    this.waiting.splice(which, 1)[0]?.();
    await settled();
  }

  async finish(): Promise<void> {
    this.slow = false;
    while (this.waiting.length > 0) await this.step();
    await settled();
  }
}

function movesOf(text: string): string[] {
  const kept = parseMatch(text);
  return kept ? (JSON.parse(kept.text) as { moves: string[] }).moves : [];
}

/** Everything that can go on without the disk has gone on. */
async function settled(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
}

async function opened(id: string): Promise<OpenSession> {
  const outcome = await openSession(id);
  if (!('session' in outcome)) throw new Error('not opened');
  await settled();
  return outcome;
}

/** What a window shows as made. */
const shown = ({ session }: OpenSession) => session.store.getState().log.length;
const phase = ({ session }: OpenSession) => session.store.getState().phase;
const nth = ({ session }: OpenSession, which: number) => {
  const moves = session.match().moves();
  return moves[which % moves.length] ?? '';
};

function expectUnbroken(history: readonly string[][]): void {
  history.forEach((moves, at) => {
    const before = history[at - 1] ?? [];
    expect(moves.slice(0, before.length)).toEqual(before);
  });
}

beforeAll(() => useSettings.getState().set({ pace: 'none' }));

let disk: SlowDisk;
let id: string;
let open: OpenSession[] = [];

async function sitDown(locks: boolean): Promise<readonly [OpenSession, OpenSession]> {
  mockBrowser.locks = locks;
  mockBrowser.leader = null;
  mockBrowser.windows.length = 0;
  disk = new SlowDisk();
  usingPort(disk.port);
  id = await beginMatch(game, plainConfig(game, 1), 'two windows');
  const first = await opened(id);
  const second = await opened(id);
  open = [first, second];
  return [first, second];
}

async function getUp(): Promise<void> {
  await disk.finish();
  for (const one of open) one.close();
}

/** Every order of so many steps, each one of the first three that wait. */
function orders(steps: number): number[][] {
  if (steps === 0) return [[]];
  return orders(steps - 1).flatMap((order) => [0, 1, 2].map((which) => [...order, which]));
}

describe('with locks: the second takes over while the first saves a pick, and picks as soon as it may', () => {
  it.each([0, 1, 2])('after %i steps of the disk, in every order from there', async (moment) => {
    for (const order of orders(5)) {
      const [first, second] = await sitDown(true);
      disk.slow = true;
      const picks = [first.session.play(nth(first, 0))];
      for (let i = 0; i < moment; i++) await disk.step();
      void second.session.takeOver();
      await settled();
      for (const which of order) {
        await disk.step(which % Math.max(1, disk.steps));
        if (picks.length === 1 && phase(second) === 'pick') picks.push(second.session.play(nth(second, 1)));
      }
      await disk.finish();
      const kept = (await Promise.all(picks)).filter(Boolean);
      const last = disk.history[disk.history.length - 1] ?? [];
      expectUnbroken(disk.history);
      expect(last).toHaveLength(kept.length);
      expect([phase(first), phase(second)]).toEqual(['following', 'pick']);
      expect([shown(first), shown(second)]).toEqual([last.length, last.length]);
      await getUp();
    }
  });

  it('counts no save as seen that it has dropped', async () => {
    const [first, second] = await sitDown(true);
    disk.slow = true;
    const late = first.session.play(nth(first, 0));
    void second.session.takeOver();
    await settled();
    // The second reads the row before the first has written it, picks, and hears of that write only afterwards.
    await disk.step(2);
    const early = second.session.play(nth(second, 1));
    await disk.finish();
    expect([await late, await early]).toEqual([true, false]);
    expect(disk.history[disk.history.length - 1]).toHaveLength(1);
    expectUnbroken(disk.history);
    expect([shown(first), shown(second)]).toEqual([1, 1]);
    await getUp();
  });
});

describe('without locks: both play', () => {
  it('one of two picks made at once is kept; the other was never shown, and its window goes on from the kept one', async () => {
    for (const order of orders(4)) {
      const [first, second] = await sitDown(false);
      expect([phase(first), phase(second)]).toEqual(['pick', 'pick']);
      disk.slow = true;
      const picks = [first.session.play(nth(first, 0)), second.session.play(nth(second, 1))];
      for (const which of order) await disk.step(which % Math.max(1, disk.steps));
      await disk.finish();
      const kept = await Promise.all(picks);
      expect(kept.filter(Boolean)).toHaveLength(1);
      expect(disk.history[disk.history.length - 1]).toHaveLength(1);
      expectUnbroken(disk.history);
      expect([shown(first), shown(second)]).toEqual([1, 1]);
      expect([phase(first), phase(second)]).toEqual(['pick', 'pick']);
      const loser = kept[0] ? second : first;
      expect(loser.session.store.getState().trouble).toContain('Another window was quicker');
      expect(await loser.session.play(nth(loser, 0))).toBe(true);
      await settled();
      expect([shown(first), shown(second)]).toEqual([2, 2]);
      expect(loser.session.store.getState().trouble).toBeNull();
      await getUp();
    }
  });

  it('a pick taken back in one window is taken back in the other', async () => {
    const [first, second] = await sitDown(false);
    while (first.session.store.getState().undoDepth === 0) {
      const quiet = first.session
        .match()
        .moves()
        .find((move) => !first.session.crossesLine(move));
      expect(await first.session.play(quiet ?? nth(first, 0))).toBe(true);
    }
    await settled();
    const before = shown(first);
    expect(shown(second)).toBe(before);
    await second.session.undo();
    await settled();
    expect([shown(first), shown(second)]).toEqual([before - 1, before - 1]);
    await getUp();
  });
});

it('a window that follows replays nothing but what is new', async () => {
  const [first, second] = await sitDown(true);
  const setups = jest.spyOn(game, 'setup');
  for (let pick = 0; pick < 3; pick++) {
    expect(await first.session.play(nth(first, 0))).toBe(true);
    await settled();
  }
  expect(shown(second)).toBe(3);
  expect(setups).not.toHaveBeenCalled();
  setups.mockRestore();
  await getUp();
});

it('a match erased in another window is kept anew by the one that plays it', async () => {
  const [first] = await sitDown(true);
  await disk.port.erase();
  expect(await first.session.play(nth(first, 0))).toBe(true);
  expect(await disk.port.one({ table: 'matches', id })).not.toBeNull();
  expect(first.session.store.getState().trouble).toBeNull();
  await getUp();
});
