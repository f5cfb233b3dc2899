import { fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import type { GameLook } from '@/components/boards/board';
import { TrayRow } from '@/components/play/tray-row';
import { ThemeProvider } from '@/components/ui/theme';

const look = { TrayArt: ({ target }: { target: string }) => <Text>{target}</Text> } as unknown as GameLook;
const FOOD = ['good:food', 'good:food#2', 'good:food#3'];

/** A stack of food of which so many are chosen and so many can be; answers the target a tap sends. */
function tappedStack(chosen: number, most: number): string {
  const onPress = jest.fn<void, [string]>();
  render(
    <ThemeProvider game="dark-horse">
      <TrayRow
        tray={{ pieces: [{ target: 'good:food', label: '3 food', stack: true }] }}
        look={look}
        view={null}
        lit={new Map(FOOD.slice(0, most).map((target) => [target, '']))}
        chosen={new Set(FOOD.slice(0, chosen))}
        toggles={false}
        onPress={onPress}
        onExplain={jest.fn()}
      />
    </ThemeProvider>,
  );
  fireEvent.press(screen.getByLabelText(/^3 food/));
  return onPress.mock.calls[0]?.[0] ?? '';
}

test('a tap on a stack takes one more, and gives one back where there is no more', () => {
  expect(tappedStack(0, 3)).toBe('good:food');
  screen.unmount();
  expect(tappedStack(1, 3)).toBe('good:food#2');
  expect(screen.getByLabelText('3 food, 1 taken')).toBeTruthy();
  screen.unmount();
  expect(tappedStack(3, 3)).toBe('good:food');
});
