/** The takes of every sound, made by `scripts/sounds.mjs`: a number of an asset on a phone, an address in a browser. */
import type { Sound } from '@/components/boards/feel';

export type SoundFile = number | string;

export const soundFiles: Readonly<Record<Sound, readonly SoundFile[]>> = {
  wood: [
    require('@/assets/sounds/wood-1.wav'),
    require('@/assets/sounds/wood-2.wav'),
    require('@/assets/sounds/wood-3.wav'),
  ],
  metal: [require('@/assets/sounds/metal-1.wav')],
  coin: [
    require('@/assets/sounds/coin-1.wav'),
    require('@/assets/sounds/coin-2.wav'),
    require('@/assets/sounds/coin-3.wav'),
  ],
  dice: [
    require('@/assets/sounds/dice-1.wav'),
    require('@/assets/sounds/dice-2.wav'),
    require('@/assets/sounds/dice-3.wav'),
  ],
  paper: [require('@/assets/sounds/paper-1.wav'), require('@/assets/sounds/paper-2.wav')],
  fire: [require('@/assets/sounds/fire-1.wav')],
  bell: [require('@/assets/sounds/bell-1.wav')],
  cattle: [require('@/assets/sounds/cattle-1.wav')],
  steam: [require('@/assets/sounds/steam-1.wav')],
  wheel: [require('@/assets/sounds/wheel-1.wav')],
  won: [require('@/assets/sounds/won-1.wav')],
  lost: [require('@/assets/sounds/lost-1.wav')],
  rank: [require('@/assets/sounds/rank-1.wav')],
};
