/** Handing a drawing to another app as a picture: what a device can do differs. */
import type Svg from 'react-native-svg';

/** `closed`: the player turned away. `refused`: the device does not let the app. */
export type Handed = 'done' | 'closed' | 'refused';

export type Hand = (drawing: Svg, name: string) => Promise<Handed>;

export interface CardOut {
  /** Opens the device's own share sheet; null where it takes no pictures. */
  readonly send: Hand | null;
  /** Puts the picture among the downloads; null where the share sheet does it. */
  readonly keep: Hand | null;
  /** Puts the picture on the clipboard. */
  readonly copy: Hand | null;
}

/** Dots of the picture. */
export const PICTURE = { width: 1080, height: 1350 } as const;
