import type { Sound } from '@/components/boards/feel';
import { useSettings } from '@/components/settings/store';

import { Desk } from './desk';
import { fileData, keepOnly } from './kept-files';
import { soundFiles } from './sound-files';
import type { Cue, Feedback, Touch } from './sounds';

const SOFT = 0.5;
/** Where the files are kept. */
const SHELF = 'sounds';
/** A sound that comes later than this would belong to nothing any more. */
const LATE_MS = 200;

interface Speaker {
  readonly context: AudioContext;
  readonly out: GainNode;
}

const desk = new Desk();
let speaker: Speaker | null = null;
/** Decoded once, or on the way. They outlive a speaker. */
const buffers = new Map<string, Promise<AudioBuffer | null>>();

/** Browsers give no sound before a tap; this file may have been fetched after the first. */
let tapped = typeof navigator !== 'undefined' && (navigator.userActivation?.hasBeenActive ?? false);

function play({ sound, touch }: Cue): void {
  const settings = useSettings.getState();
  if (!tapped || document.hidden) return;
  const now = performance.now();
  if (touch && settings.haptics && desk.touches(touch, now)) navigator.vibrate?.([...TREMBLE[touch]]);
  if (sound && settings.sound) void hear(sound, now);
}

async function hear(sound: Sound, now: number): Promise<void> {
  const takes = soundFiles[sound];
  const file = takes[desk.take(sound, takes.length, now) ?? -1];
  const from = wake();
  if (file === undefined || !from) return;
  const buffer = await bufferOf(from.context, String(file));
  const late = performance.now() - now > LATE_MS;
  // Nothing waits for a speaker that is not awake, or was put away meanwhile.
  if (!buffer || late || from !== speaker || from.context.state !== 'running') return;
  const voice = from.context.createBufferSource();
  voice.buffer = buffer;
  voice.connect(from.out);
  voice.start();
}

/** The speaker, made and woken where that is needed; it answers at once and may still be waking. */
function wake(): Speaker | null {
  if (typeof AudioContext === 'undefined') return null;
  speaker ??= newSpeaker();
  if (speaker.context.state !== 'running') speaker.context.resume().catch(() => {});
  return speaker;
}

function newSpeaker(): Speaker {
  // Safari: the music somebody listens to plays on.
  const { audioSession } = navigator as { readonly audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'ambient';
  const context = new AudioContext({ latencyHint: 'interactive' });
  const out = new GainNode(context, { gain: SOFT });
  out.connect(context.destination);
  return { context, out };
}

function bufferOf(context: AudioContext, address: string): Promise<AudioBuffer | null> {
  const known = buffers.get(address);
  if (known) return known;
  const coming = fileData(SHELF, address)
    .then((data) => data && context.decodeAudioData(data))
    .catch(() => null);
  buffers.set(address, coming);
  // What did not come is asked for again at the next need.
  void coming.then((buffer) => buffer ?? buffers.delete(address));
  return coming;
}

let brought = false;

/** All of them at the first chance, so that none comes late and none is missing with the network off. */
function bringAll({ context }: Speaker): void {
  if (brought) return;
  brought = true;
  const addresses = Object.values(soundFiles).flat().map(String);
  for (const address of addresses) void bufferOf(context, address);
  void keepOnly(SHELF, addresses);
}

/** A phone call or a tab out of sight may have put the speaker to sleep: every tap wakes it again. */
function onTap(): void {
  tapped = true;
  if (!useSettings.getState().sound) return;
  const woken = wake();
  if (woken) bringAll(woken);
}

/** Silence is at once: what is sounding stops. */
function onSettings({ sound }: { readonly sound: boolean }): void {
  if (sound || !speaker) return;
  speaker.context.close().catch(() => {});
  speaker = null;
}

const TREMBLE: Readonly<Record<Touch, readonly number[]>> = {
  light: [8],
  medium: [16],
  strong: [32],
  warning: [20, 50, 20],
  success: [12, 40, 24],
};

if (typeof document !== 'undefined') {
  // Safari counts the end of a touch as a tap, others its beginning.
  for (const kind of ['pointerdown', 'pointerup', 'keydown'])
    document.addEventListener(kind, onTap, { capture: true, passive: true });
  useSettings.subscribe(onSettings);
  if (tapped) onTap();
}

export const feedback = { play } satisfies Feedback;
