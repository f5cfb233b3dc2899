/** Binds a match to the disk, to the other tabs and to the play frame. */
import { resultOf } from '@/components/history/results';
import { loadLook, LoadTrouble } from '@/components/boards';
import { useSettings } from '@/components/settings/store';
import { encodeMatch } from '@/components/storage/codec';
import { StorageTrouble } from '@/components/storage/port';
import type { AsideSave, KeptMatch } from '@/components/storage/records';
import { keepMatch, openMatch, setMatchAside } from '@/components/storage/saves';
import type { TabRole } from '@/components/storage/tab-claim';
import { claimMatch } from '@/components/storage/tabs';
import { say as storageSay } from '@/components/storage/words';
import { openRoom } from '@/components/thinking/room';
import type { AnyGame, GameConfig } from '@/engine/core/game';
import { startMatch, type Match } from '@/engine/core/match';

import { feedback } from './feedback';
import { guarded } from './guard';
import type { PlaySession } from './port';
import { createSession } from './session';
import { cueOf } from './sounds';
import { lineOf, modeOf } from './summary';

/** Matches the disk refused: they last as long as the app runs. */
const unsaved = new Map<string, { readonly match: Match; readonly started: number }>();

/**
 * The row on the disk each match stands on. It belongs to the match and not to the window: a save goes through
 * only on top of the very row its match was read from or last written to, whichever match a session holds.
 */
const standsOn = new WeakMap<Match, string>();

export function newMatchId(now: number = Date.now()): string {
  return `${now.toString(36)}${Math.floor(Math.random() * 46656)
    .toString(36)
    .padStart(3, '0')}`;
}

/** Sits down to a new match and answers its id. A full disk does not stop it. */
export async function beginMatch(game: AnyGame, config: GameConfig, seed: string): Promise<string> {
  return adoptMatch(startMatch(game, config, seed));
}

/** Takes a match into the app, under an id of its own unless one is given: whatever is kept under that is left as it is. */
export async function adoptMatch(match: Match, given?: string): Promise<string> {
  const started = Date.now();
  for (;;) {
    const id = given ?? newMatchId(started);
    const result = match.over ? resultOf(id, match, started) : undefined;
    try {
      const row = await keepMatch(keptOf(id, match, started), { on: null, result });
      // Null: another window has begun a match of that very id.
      if (row !== null || given !== undefined) return id;
    } catch (error) {
      if (!(error instanceof StorageTrouble)) throw error;
      unsaved.set(id, { match, started });
      return id;
    }
  }
}

export interface OpenSession {
  readonly session: PlaySession;
  /** Resolves when the match broke under play: what is shown instead. */
  readonly broken: Promise<Unopened>;
  /** A screen could not draw the match. */
  broke(error: unknown): void;
  close(): void;
}

export type Unopened =
  | { readonly missing: true }
  | { readonly aside: AsideSave }
  /** A fault of the app in a sound match: what is saved stays as it is. */
  | { readonly faulty: true }
  /** The rules of its game could not be fetched. */
  | { readonly unfetched: true };

export type SessionOutcome = OpenSession | Unopened;

/** Opens a kept match where it stopped. */
export async function openSession(id: string): Promise<SessionOutcome> {
  const loaded = await load(id);
  if (!('match' in loaded)) return loaded;
  try {
    return await bind(id, loaded.match, loaded.started);
  } catch (error) {
    return brokenMatch(id, loaded.match, error);
  }
}

type Loaded = { readonly match: Match; readonly started: number } | Unopened;

async function load(id: string, known?: Match): Promise<Loaded> {
  const held = unsaved.get(id);
  if (held) return held;
  try {
    const opened = await openMatch(id, known);
    if (!('match' in opened)) return opened;
    standsOn.set(opened.match, opened.row);
    return { match: opened.match, started: opened.kept.started };
  } catch (error) {
    if (error instanceof StorageTrouble) return { missing: true };
    if (error instanceof LoadTrouble) return { unfetched: true };
    throw error;
  }
}

/** A position that play did not lead to may break any verb: it is set aside. A match played by these rules is sound, and stays. */
async function brokenMatch(id: string, match: Match, error: unknown): Promise<Unopened> {
  console.error(error);
  if (!match.resumed) return { faulty: true };
  unsaved.delete(id);
  const aside = await setMatchAside(id, 'damaged').catch(() => null);
  return aside ? { aside } : { missing: true };
}

async function bind(id: string, match: Match, started: number): Promise<OpenSession> {
  let role: TabRole | null = null;
  let session: PlaySession | null = null;
  let closed = false;
  /** Saves under way, and how many there were: a row read before the last of them is old. */
  let saving = 0;
  let saves = 0;
  let roleKnown: (role: TabRole) => void = () => {};
  const firstRole = new Promise<TabRole>((resolve) => (roleKnown = resolve));
  let leading: ((leads: boolean) => void) | null = null;

  const latest = async (): Promise<Match | null> => {
    const loaded = await load(id, session?.match());
    return 'match' in loaded ? loaded.match : null;
  };
  /** Another window saved, or leads now: what it left is shown. */
  const catchUp = async () => {
    const before = saves;
    const now = await latest();
    if (!now || !session || closed) return;
    if (role === 'follows') return session.follow(now);
    // A save of our own in between has the last word: it went on top of that row, or it was refused.
    const ours = saving > 0 || before !== saves;
    if (!ours && standsOn.get(now) !== standsOn.get(session.match())) session.adopt(now);
  };

  const claim = claimMatch(id, {
    onRole(next) {
      const before = role;
      role = next;
      roleKnown(next);
      if (closed || before === next || before === null) return;
      if (next === 'follows') void catchUp();
      else if (leading) leading(true);
      else void session?.takeOver();
    },
    onSaved: () => void catchUp(),
  });

  /** Keeps the match with its result in one step; when the disk refuses, the match lives on in memory and the player is told. */
  const save = async (now: Match): Promise<Match | void> => {
    saving++;
    saves++;
    try {
      const newer = await keepOrReload(id, now, started);
      if (newer) return newer;
      claim.announce();
    } catch (error) {
      if (!(error instanceof StorageTrouble)) throw error;
      unsaved.set(id, { match: now, started });
      throw new Error(storageSay(`trouble.${error.kind}`));
    } finally {
      saving--;
      // Taken over meanwhile: what was shown then may have been read before this save.
      if (role === 'follows') void catchUp();
    }
  };

  let breaks: (unopened: Unopened) => void = () => {};
  const broken = new Promise<Unopened>((resolve) => (breaks = resolve));
  const broke = (error: unknown) => {
    if (closed) return;
    close();
    void brokenMatch(id, session?.match() ?? match, error).then(breaks);
  };
  let unsubscribe = () => {};
  const room = openRoom(match.game.id);
  const close = () => {
    closed = true;
    unsubscribe();
    session?.close();
    room?.close();
    claim.release();
  };

  const first = await firstRole;
  const look = await loadLook(match.game.id);
  try {
    const run = createSession(
      match,
      {
        save,
        room,
        now: () => Date.now(),
        settings() {
          const { pace, confirmTaps, practiceUndo, openTable } = useSettings.getState();
          return { pace, confirmTaps, practice: practiceUndo, openTable };
        },
        async takeOver() {
          if (role !== 'leads') {
            const granted = new Promise<boolean>((resolve) => (leading = resolve));
            claim.takeOver();
            await granted;
            leading = null;
          }
          const before = saves;
          const now = await latest();
          // It may have caught up and played on meanwhile: then it leads already.
          return before === saves ? now : null;
        },
        felt: (feel, own) => feedback.play(cueOf(feel, own)),
        broke,
      },
      { following: first === 'follows', manners: look },
    );
    session = guarded(run, broke);
  } catch (error) {
    close();
    throw error;
  }
  unsubscribe = useSettings.subscribe(() => session?.refresh());
  return { session, broken, broke, close };
}

/** Writes the match on top of the row it stands on. Where another window has written since, answers what that one left. */
async function keepOrReload(id: string, match: Match, started: number): Promise<Match | null> {
  const kept = keptOf(id, match, started);
  const result = match.over ? resultOf(id, match, kept.updated) : undefined;
  for (;;) {
    const row = await keepMatch(kept, { on: standsOn.get(match) ?? null, result });
    if (row !== null) {
      standsOn.set(match, row);
      unsaved.delete(id);
      return null;
    }
    const opened = await openMatch(id, match);
    if ('match' in opened) {
      standsOn.set(opened.match, opened.row);
      unsaved.delete(id);
      return opened.match;
    }
    // Erased or set aside by another window: the match in hand is all there is, and is kept anew.
    standsOn.delete(match);
  }
}

function keptOf(id: string, match: Match, started: number): KeptMatch {
  const updated = Date.now();
  return {
    id,
    game: match.game.id,
    text: encodeMatch(match, started, updated),
    line: lineOf(match),
    mode: modeOf(match),
    over: match.over,
    started,
    updated,
  };
}
