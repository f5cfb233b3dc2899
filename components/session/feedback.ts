import { createAudioPlayer, type AudioPlayer, type AudioSource } from 'expo-audio';
import * as Haptics from 'expo-haptics';

import { soundFor, type Feedback, type FeedbackChoice, type Sound } from './sounds';

const FILES: Readonly<Record<Sound, AudioSource>> = {
  knock: require('../../assets/sounds/knock.wav'),
  roll: require('../../assets/sounds/roll.wav'),
  gain: require('../../assets/sounds/gain.wav'),
  end: require('../../assets/sounds/end.wav'),
};

const players = new Map<Sound, AudioPlayer>();

function play(kinds: readonly string[], { sound, haptics }: FeedbackChoice): void {
  const heard = soundFor(kinds);
  if (haptics) void tap(heard);
  if (!sound) return;
  const player = players.get(heard) ?? createAudioPlayer(FILES[heard]);
  players.set(heard, player);
  void player.seekTo(0);
  player.play();
}

/** A device without a motor refuses; a game goes on without the tap. */
async function tap(heard: Sound): Promise<void> {
  try {
    if (heard === 'end') await Haptics.notificationAsync(Haptics.NotificationFeedbackType.Success);
    else
      await Haptics.impactAsync(
        heard === 'roll' ? Haptics.ImpactFeedbackStyle.Medium : Haptics.ImpactFeedbackStyle.Light,
      );
  } catch {
    return;
  }
}

export const feedback = { play } satisfies Feedback;
