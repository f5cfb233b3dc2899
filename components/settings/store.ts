import { z } from 'zod';
import { create } from 'zustand';

import { textShelf } from '@/components/storage/text-shelf';

/** Every field falls back alone: one damaged value never costs the others. */
const schema = z.object({
  theme: z.enum(['system', 'light', 'dark']).catch('system'),
  textSize: z.union([z.literal(0.9), z.literal(1), z.literal(1.15), z.literal(1.3)]).catch(1),
  colourBlind: z.boolean().catch(false),
  reduceMotion: z.union([z.boolean(), z.literal('system')]).catch('system'),
  sound: z.boolean().catch(false),
  haptics: z.boolean().catch(true),
  confirmTaps: z.boolean().catch(true),
  botSpeed: z.enum(['1x', '4x', 'skip']).catch('1x'),
  practiceUndo: z.boolean().catch(false),
  leftHanded: z.boolean().catch(false),
});

export type Settings = z.infer<typeof schema>;

export const plainSettings: Settings = schema.parse({});

const KEY = 'settings';

/** Reads what was kept. Text that is not JSON is set aside under another key before anything writes over it. */
export function parseSettings(text: string | null): Settings {
  if (text === null) return plainSettings;
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) {
    textShelf.write(`${KEY}.damaged`, text);
    return plainSettings;
  }
  return schema.parse(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
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
    textShelf.write(KEY, JSON.stringify(schema.parse(get())));
  },
  reload() {
    set(parseSettings(textShelf.read(KEY)));
  },
}));
