import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';
import * as Haptics from 'expo-haptics';

import type { Sound } from '@/components/boards/feel';
import { useSettings } from '@/components/settings/store';

import { Desk } from './desk';
import { soundFiles, type SoundFile } from './sound-files';
import type { Cue, Feedback, Touch } from './sounds';

const SOFT = 0.5;

const desk = new Desk();
const players = new Map<SoundFile, AudioPlayer>();

function play({ sound, touch }: Cue): void {
  const settings = useSettings.getState();
  const now = performance.now();
  if (touch && settings.haptics && desk.touches(touch, now)) void feel(touch);
  if (sound && settings.sound) hear(sound, now);
}

function hear(sound: Sound, now: number): void {
  const takes = soundFiles[sound];
  const file = takes[desk.take(sound, takes.length, now) ?? -1];
  if (file === undefined) return;
  try {
    const player = players.get(file) ?? newPlayer(file);
    // It stands at its end where it was heard before.
    player.seekTo(0).catch(() => {});
    player.play();
  } catch {
    // A device that gives no sound: the game goes on without it.
  }
}

function newPlayer(file: SoundFile): AudioPlayer {
  // The music somebody listens to plays on, and a phone that is silent stays silent.
  if (players.size === 0)
    setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(() => {});
  const player = createAudioPlayer(file);
  player.volume = SOFT;
  players.set(file, player);
  return player;
}

/** A device without a motor refuses; a game goes on without the tap. */
async function feel(touch: Touch): Promise<void> {
  const { ImpactFeedbackStyle: impact, NotificationFeedbackType: notice } = Haptics;
  try {
    if (touch === 'success') await Haptics.notificationAsync(notice.Success);
    else if (touch === 'warning') await Haptics.notificationAsync(notice.Warning);
    else
      await Haptics.impactAsync({ light: impact.Light, medium: impact.Medium, strong: impact.Heavy }[touch]);
  } catch {
    return;
  }
}

export const feedback = { play } satisfies Feedback;
