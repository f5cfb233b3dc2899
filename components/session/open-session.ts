/** Binds a match to the disk, to the other tabs and to the play frame. */
import { resultOf } from '@/components/history/results';
import { lookOf } from '@/components/boards';
import { useSettings } from '@/components/settings/store';
import { decodeMatch, encodeMatch } from '@/components/storage/codec';
import { StorageTrouble } from '@/components/storage/port';
import type { AsideSave, KeptMatch } from '@/components/storage/records';
import { keepMatch, openMatch, setMatchAside } from '@/components/storage/saves';
import type { TabRole } from '@/components/storage/tab-claim';
import { claimMatch } from '@/components/storage/tabs';
import { say as storageSay } from '@/components/storage/words';
import type { AnyGame, GameConfig } from '@/engine/core/game';
import { startMatch, type Match } from '@/engine/core/match';

import { feedback } from './feedback';
import type { PlaySession } from './port';
import { createSession } from './session';
import { lineOf, modeOf } from './summary';

/** Matches begun while the disk refused them: they last as long as the app runs. */
const unsaved = new Map<string, { readonly match: Match; readonly started: number }>();

export function newMatchId(now: number = Date.now()): string {
  return `${now.toString(36)}${Math.floor(Math.random() * 46656)
    .toString(36)
    .padStart(3, '0')}`;
}

/** Sits down to a new match and answers its id. A full disk does not stop it. */
export async function beginMatch(game: AnyGame, config: GameConfig, seed: string): Promise<string> {
  return adoptMatch(startMatch(game, config, seed));
}

/** Takes a match from elsewhere, such as a share code, into the app. */
export async function adoptMatch(match: Match): Promise<string> {
  const started = Date.now();
  const id = newMatchId(started);
  try {
    await keepMatch(keptOf(id, match, started));
  } catch (error) {
    if (!(error instanceof StorageTrouble)) throw error;
    unsaved.set(id, { match, started });
  }
  return id;
}

export interface OpenSession {
  readonly session: PlaySession;
  close(): void;
}

export type SessionOutcome = OpenSession | { readonly missing: true } | { readonly aside: AsideSave };

/** Opens a kept match where it stopped. */
export async function openSession(id: string): Promise<SessionOutcome> {
  const loaded = await load(id);
  if (!('match' in loaded)) return loaded;
  return bind(id, loaded.match, loaded.started);
}

type Loaded =
  | { readonly match: Match; readonly started: number }
  | { readonly missing: true }
  | { readonly aside: AsideSave };

async function load(id: string): Promise<Loaded> {
  const held = unsaved.get(id);
  if (held) return held;
  let opened;
  try {
    opened = await openMatch(id);
  } catch (error) {
    if (error instanceof StorageTrouble) return { missing: true };
    throw error;
  }
  if (!('kept' in opened)) return opened;
  const decoded = decodeMatch(opened.kept.text);
  if ('trouble' in decoded) return { aside: await setMatchAside(opened.kept, decoded.trouble) };
  return { match: decoded.match, started: opened.kept.started };
}

async function bind(id: string, match: Match, started: number): Promise<OpenSession> {
  let role: TabRole | null = null;
  let session: PlaySession | null = null;
  let closed = false;
  let roleKnown: (role: TabRole) => void = () => {};
  const firstRole = new Promise<TabRole>((resolve) => (roleKnown = resolve));
  let leading: ((leads: boolean) => void) | null = null;

  const latest = async (): Promise<Match | null> => {
    const loaded = await load(id);
    return 'match' in loaded ? loaded.match : null;
  };
  const followAlong = async () => {
    const now = await latest();
    if (now && role === 'follows' && !closed) session?.follow(now);
  };

  const claim = claimMatch(id, {
    onRole(next) {
      const before = role;
      role = next;
      roleKnown(next);
      if (closed || before === next || before === null) return;
      if (next === 'follows') void followAlong();
      else if (leading) leading(true);
      else void session?.takeOver();
    },
    onSaved: () => void followAlong(),
  });

  const saver = makeSaver(id, started, () => claim.announce());
  const first = await firstRole;
  session = createSession(
    match,
    {
      save: saver,
      now: () => Date.now(),
      settings() {
        const { botSpeed, confirmTaps, practiceUndo } = useSettings.getState();
        return { botSpeed, confirmTaps, practice: practiceUndo };
      },
      async takeOver() {
        if (role !== 'leads') {
          const granted = new Promise<boolean>((resolve) => (leading = resolve));
          claim.takeOver();
          await granted;
          leading = null;
        }
        return latest();
      },
      happened: (kinds) => feedback.play(kinds, useSettings.getState()),
    },
    { following: first === 'follows', automa: (view) => Boolean(lookOf(match.game).rival?.(view)) },
  );
  const unsubscribe = useSettings.subscribe(() => session?.refresh());
  return {
    session,
    close() {
      closed = true;
      unsubscribe();
      session?.close();
      claim.release();
    },
  };
}

/** Keeps the match with its result in one step; when the disk refuses, the match lives on in memory and the player is told. */
function makeSaver(id: string, started: number, saved: () => void): (match: Match) => Promise<void> {
  return async (match) => {
    const kept = keptOf(id, match, started);
    try {
      await keepMatch(kept, match.over ? resultOf(id, match, kept.updated) : undefined);
      unsaved.delete(id);
      saved();
    } catch (error) {
      if (!(error instanceof StorageTrouble)) throw error;
      unsaved.set(id, { match, started });
      throw new Error(storageSay(`trouble.${error.kind}`));
    }
  };
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
