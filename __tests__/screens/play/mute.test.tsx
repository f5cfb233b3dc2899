import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { MenuSheet } from '@/components/play/sheets';
import { useSoundSwitch, type SoundSwitch } from '@/components/play/sound-switch';
import { feedback } from '@/components/session/feedback';
import { WithSound } from '@/components/session/with-sound';
import { useSettings } from '@/components/settings/store';
import { ThemeProvider } from '@/components/ui/theme';

const calmLook = { theme: 'light', textSize: 1, reduceMotion: true, colourBlind: false } as const;
const nothing = () => {};

function Menu() {
  return (
    <MenuSheet
      open
      redoDepth={0}
      freeDepth={0}
      hasPast={false}
      onClose={nothing}
      onLog={nothing}
      onDice={nothing}
      onRules={nothing}
      onAim={nothing}
      onRedo={nothing}
      onUndoAll={nothing}
      onLookBack={nothing}
      onSettings={nothing}
      onLeave={nothing}
    />
  );
}

afterEach(() => {
  jest.restoreAllMocks();
  act(() => useSettings.getState().set({ sound: true }));
});

it('is one tap away in the menu, works at once, is kept, and says which way it stands', () => {
  const played = jest.spyOn(feedback, 'play');
  render(
    <ThemeProvider look={calmLook}>
      <WithSound>
        <Menu />
      </WithSound>
    </ThemeProvider>,
  );
  const mute = () => screen.getByRole('switch', { name: 'Sound' });
  expect(mute()).toBeChecked();
  fireEvent.press(mute());
  expect(mute()).not.toBeChecked();
  expect(useSettings.getState().sound).toBe(false);
  expect(played).not.toHaveBeenCalled();
  fireEvent.press(mute());
  expect(useSettings.getState().sound).toBe(true);
  expect(played).toHaveBeenCalledWith({ sound: 'wood', touch: null });
});

it('is not offered where a table has no loudspeaker behind it', () => {
  render(
    <ThemeProvider look={calmLook}>
      <Menu />
    </ThemeProvider>,
  );
  expect(screen.queryByRole('switch')).toBeNull();
});

it('follows the settings wherever they are changed', () => {
  const seen: Array<SoundSwitch | null> = [];
  function Seen() {
    seen.push(useSoundSwitch());
    return null;
  }
  render(
    <WithSound>
      <Seen />
    </WithSound>,
  );
  act(() => useSettings.getState().set({ sound: false }));
  expect(seen.map((now) => now?.on)).toEqual([true, false]);
});
