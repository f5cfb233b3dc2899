import { create } from 'zustand';

import { textShelf } from '@/components/storage/text-shelf';

import { plainSettings, settingsIn, settingsText, type Settings } from './kept';

const KEY = 'settings';

/** Reads what was kept. Text that holds no settings is set aside under another key before anything writes over it. */
export function parseSettings(text: string | null): Settings {
  if (text === null) return plainSettings;
  const settings = settingsIn(text);
  if (!settings) textShelf.write(`${KEY}.damaged`, text);
  return settings ?? plainSettings;
}

interface SettingsStore extends Settings {
  set(change: Partial<Settings>): void;
  /** Reads again what is kept: after an import or an erasure. */
  reload(): void;
}

export const useSettings = create<SettingsStore>()((set, get) => ({
  ...parseSettings(textShelf.read(KEY)),
  set(change) {
    set(change);
    textShelf.write(KEY, settingsText(get()));
  },
  reload() {
    set(parseSettings(textShelf.read(KEY)));
  },
}));
