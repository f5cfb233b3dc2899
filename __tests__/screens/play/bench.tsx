/** A table of the toy game on the screen, for tests of the frame round it. */
import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { toy, toyConfig } from '@/__tests__/engine/core/toy';
import { look as toyLook } from '@/__tests__/toy/board';
import type { GameLook } from '@/components/boards/board';
import { PlayScreen, type PlayScreenProps } from '@/components/play/play-screen';
import type { PlaySession, PlaySettings } from '@/components/session/port';
import { createSession } from '@/components/session/session';
import { ThemeProvider } from '@/components/ui/theme';
import type { AnyGame, GameConfig } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';

export const quick: PlaySettings = { pace: 'none', confirmTaps: true, practice: false };
const calmLook = { theme: 'light', textSize: 1, reduceMotion: true, colourBlind: false } as const;

export interface Setting {
  readonly config?: GameConfig;
  readonly game?: AnyGame;
  /** Changes to the toy's look. */
  readonly look?: Partial<GameLook>;
  readonly settings?: () => PlaySettings;
  readonly save?: () => Promise<void>;
  readonly props?: Partial<PlayScreenProps>;
  /** A table that was sat at before. */
  readonly session?: PlaySession;
  /** Things move; without it less motion is asked for. */
  readonly moving?: boolean;
}

export interface Bench {
  readonly session: PlaySession;
  readonly heard: jest.Mock;
}

export async function sitDown(setting: Setting = {}): Promise<Bench> {
  const { config = toyConfig(1), game = toy as AnyGame, settings = () => quick } = setting;
  const look: GameLook = { ...(toyLook as GameLook), ...setting.look };
  const session =
    setting.session ??
    createSession(
      startMatch(game, config, 'seed'),
      { save: setting.save ?? (async () => {}), now: () => Date.now(), settings },
      { manners: look },
    );
  const heard = jest.fn();
  render(
    <ThemeProvider look={{ ...calmLook, reduceMotion: !setting.moving }}>
      <PlayScreen
        session={session}
        look={look}
        confirmTaps={settings().confirmTaps}
        leftHanded={false}
        onAgain={(seed) => heard('again', seed)}
        onLeave={() => heard('leave')}
        onSettings={() => heard('settings')}
        onRules={(clause) => heard('rules', clause)}
        {...setting.props}
      />
    </ThemeProvider>,
  );
  await act(async () => {});
  return { session, heard };
}

export async function press(id: string): Promise<void> {
  await act(async () => {
    fireEvent.press(screen.getByTestId(id));
  });
}

/** A pick, whatever the dock makes of it. */
export async function play(session: PlaySession, move: string): Promise<void> {
  await act(async () => {
    if (!(await session.play(move))) throw new Error(`${move} was not taken`);
  });
}
