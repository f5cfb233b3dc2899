import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useColorScheme, useWindowDimensions } from 'react-native';
import { useReducedMotion } from 'react-native-reanimated';

import { seatOf, seats, seatsApart, type Seat } from './seats';
import { colourBlind, dark, light, spotOf, textScale, type Palette } from './tokens';

/** What a person chooses about the look. It comes in from outside, so that screens are testable without a store. */
export interface LookChoice {
  readonly theme: 'system' | 'light' | 'dark';
  /** A factor on the text of the frame, on top of the system's. */
  readonly textSize: number;
  readonly reduceMotion: boolean | 'system';
  readonly colourBlind: boolean;
}

export const plainLook: LookChoice = {
  theme: 'system',
  textSize: 1,
  reduceMotion: 'system',
  colourBlind: false,
};

export interface Theme {
  readonly colours: Palette;
  readonly night: boolean;
  /** The game's ink: primary button, gain chip, acting seat, big results. */
  readonly spot: string;
  readonly onSpot: string;
  readonly game: string | undefined;
  /** Text scale of the frame, already limited to 2. */
  readonly scale: number;
  /** Reduce motion. */
  readonly calm: boolean;
  readonly seats: readonly Seat[];
}

const ThemeContext = createContext<Theme>(makeTheme({ night: false, scale: 1, calm: false, blind: false }));

interface ThemeProviderProps {
  readonly look?: LookChoice;
  /** The game whose spot ink prints this part of the app. */
  readonly game?: string;
  readonly children: ReactNode;
}

export function ThemeProvider({ look = plainLook, game, children }: ThemeProviderProps) {
  const system = useColorScheme();
  const { fontScale } = useWindowDimensions();
  const stillSystem = useReducedMotion();
  const night = look.theme === 'system' ? system === 'dark' : look.theme === 'dark';
  const calm = look.reduceMotion === 'system' ? stillSystem : look.reduceMotion;
  const scale = clampScale((fontScale || 1) * look.textSize);
  const blind = look.colourBlind;
  const theme = useMemo(
    () => makeTheme({ night, scale, calm, blind, game }),
    [night, scale, calm, blind, game],
  );
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}

/** Turns the spot ink to one game's for a part of a screen, such as a card of the shelf. */
export function GameInk({
  game,
  children,
}: {
  readonly game: string | undefined;
  readonly children: ReactNode;
}) {
  const outer = useTheme();
  const theme = useMemo(() => ({ ...outer, ...inkOf(game, outer.night) }), [outer, game]);
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}

export function useTheme(): Theme {
  return useContext(ThemeContext);
}

export function useSeat(colour: number): Seat {
  return seatOf(colour, useTheme().seats);
}

interface ThemeParts {
  readonly night: boolean;
  readonly scale: number;
  readonly calm: boolean;
  readonly blind: boolean;
  readonly game?: string;
}

export function makeTheme({ night, scale, calm, blind, game }: ThemeParts): Theme {
  const paper = night ? dark : light;
  const colours = blind ? { ...paper, ...(night ? colourBlind.dark : colourBlind.light) } : paper;
  return { colours, night, scale, calm, seats: blind ? seatsApart : seats, ...inkOf(game, night) };
}

function inkOf(game: string | undefined, night: boolean) {
  const ink = spotOf(game);
  return { game, spot: night ? ink.dark : ink.light, onSpot: night ? ink.onDark : ink.onLight };
}

function clampScale(scale: number): number {
  return Math.min(textScale.most, Math.max(textScale.least, scale));
}
