/** Settings as they are kept: every field falls back alone, so that one damaged value never costs the others. */
import { oneOf, orElse, parseJson, plainRecord, readValue, yesOrNo, type Reader } from '@/engine/core/read';

export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly textSize: 0.9 | 1 | 1.15 | 1.3 | 1.6 | 2;
  readonly colourBlind: boolean;
  readonly reduceMotion: boolean | 'system';
  readonly sound: boolean;
  readonly haptics: boolean;
  readonly confirmTaps: boolean;
  /** How what happens is shown: picture by picture, quicker, or only in the log. */
  readonly pace: 'normal' | 'quick' | 'none';
  readonly practiceUndo: boolean;
  readonly leftHanded: boolean;
  readonly openTable: boolean;
  /** The whole list lies open at every question. */
  readonly listFirst: boolean;
  /** What is new at a table is explained once. */
  readonly coach: boolean;
}

export const plainSettings: Settings = {
  theme: 'system',
  textSize: 1,
  colourBlind: false,
  reduceMotion: 'system',
  sound: true,
  haptics: true,
  confirmTaps: true,
  pace: 'normal',
  practiceUndo: false,
  leftHanded: false,
  openTable: false,
  listFirst: false,
  coach: true,
};

const readers: { readonly [K in keyof Settings]: Reader<Settings[K]> } = {
  theme: oneOf(['system', 'light', 'dark']),
  textSize: oneOf([0.9, 1, 1.15, 1.3, 1.6, 2]),
  colourBlind: yesOrNo,
  reduceMotion: oneOf([true, false, 'system']),
  sound: yesOrNo,
  haptics: yesOrNo,
  confirmTaps: yesOrNo,
  pace: oneOf(['normal', 'quick', 'none']),
  practiceUndo: yesOrNo,
  leftHanded: yesOrNo,
  openTable: yesOrNo,
  listFirst: yesOrNo,
  coach: yesOrNo,
};

const LETTERS = 10_000;

/** The settings in a text, each unreadable one as in `otherwise`; null when the text holds none at all. */
export function settingsIn(text: string, otherwise: Settings = plainSettings): Settings | null {
  const parsed = parseJson(text, LETTERS);
  const record = parsed.ok ? readValue(plainRecord, parsed.value) : parsed;
  return record.ok ? settingsOf(record.value, otherwise) : null;
}

export function settingsText(settings: Settings): string {
  return JSON.stringify(settingsOf({ ...settings }, plainSettings));
}

/** Settings from elsewhere over the ones here, field by field; null when the text holds none. */
export function mergedSettings(here: string | null, given: string): string | null {
  const settings = settingsIn(given, (here !== null && settingsIn(here)) || plainSettings);
  return settings && settingsText(settings);
}

function settingsOf(record: Readonly<Record<string, unknown>>, otherwise: Settings): Settings {
  const one = <K extends keyof Settings>(name: K): Settings[K] =>
    orElse(readers[name], otherwise[name])(record[name], name);
  return {
    theme: one('theme'),
    textSize: one('textSize'),
    colourBlind: one('colourBlind'),
    reduceMotion: one('reduceMotion'),
    sound: silentByDefault(record) ? otherwise.sound : one('sound'),
    haptics: one('haptics'),
    confirmTaps: one('confirmTaps'),
    pace: orElse(readers.pace, olderPace(record) ?? otherwise.pace)(record.pace, 'pace'),
    practiceUndo: one('practiceUndo'),
    leftHanded: one('leftHanded'),
    openTable: one('openTable'),
    listFirst: one('listFirst'),
    coach: one('coach'),
  };
}

/**
 * While the pace was that of computers alone, sound was off unless it was switched on, and any other setting wrote
 * that down with it: such a silence was nobody's choice. The mute is one tap away at the table.
 */
function silentByDefault({ botSpeed, pace, sound }: Readonly<Record<string, unknown>>): boolean {
  return botSpeed !== undefined && pace === undefined && sound === false;
}

/** The pace as it was kept when it was the speed of computers alone. */
function olderPace({ botSpeed }: Readonly<Record<string, unknown>>): Settings['pace'] | undefined {
  if (botSpeed === '1x') return 'normal';
  if (botSpeed === '4x') return 'quick';
  return botSpeed === 'skip' ? 'none' : undefined;
}
