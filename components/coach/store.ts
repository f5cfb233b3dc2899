import { create } from 'zustand';

import { textShelf } from '@/components/storage/text-shelf';

import { taughtIn, untaught, type Taught } from './kept';

export const COACH_KEY = 'coach';

interface TaughtStore extends Taught {
  meet(game: string, key: string): void;
  seeAim(game: string): void;
  /** The coach keeps quiet at tables of this game, or speaks again. */
  hush(game: string, quiet: boolean): void;
  /** The first match is played again: everything is new once more. */
  forget(game: string): void;
  /** Reads again what is kept: after an import or an erasure. */
  reload(): void;
}

function kept(): Taught {
  const text = textShelf.read(COACH_KEY);
  return (text !== null && taughtIn(text)) || untaught;
}

export const useTaught = create<TaughtStore>()((set, get) => {
  const write = (change: Partial<Taught>) => {
    set(change);
    const { met, aims, quiet } = get();
    textShelf.write(COACH_KEY, JSON.stringify({ met, aims, quiet } satisfies Taught));
  };
  return {
    ...kept(),
    meet(game, key) {
      const known = get().met[game] ?? [];
      if (!known.includes(key)) write({ met: { ...get().met, [game]: [...known, key] } });
    },
    seeAim(game) {
      if (!get().aims.includes(game)) write({ aims: [...get().aims, game] });
    },
    hush(game, quiet) {
      const others = get().quiet.filter((id) => id !== game);
      write({ quiet: quiet ? [...others, game] : others });
    },
    forget(game) {
      write({ met: { ...get().met, [game]: [] } });
    },
    reload() {
      set(kept());
    },
  };
});
