import { act, render, screen } from '@testing-library/react-native';
import { AccessibilityInfo, Text } from 'react-native';

import { useScreenReader } from '@/components/ui/screen-reader';

function Probe() {
  return <Text>{useScreenReader() ? 'read aloud' : 'silent'}</Text>;
}

it('knows whether the device reads aloud, and hears when that changes', async () => {
  let tell: (on: boolean) => void = () => {};
  const remove = jest.fn();
  jest.spyOn(AccessibilityInfo, 'isScreenReaderEnabled').mockResolvedValue(true);
  jest.spyOn(AccessibilityInfo, 'addEventListener').mockImplementation(((
    _: string,
    heard: (on: boolean) => void,
  ) => {
    tell = heard;
    return { remove };
  }) as unknown as typeof AccessibilityInfo.addEventListener);
  const { unmount } = render(<Probe />);
  expect(screen.getByText('silent')).toBeTruthy();
  await act(async () => {});
  expect(screen.getByText('read aloud')).toBeTruthy();
  act(() => tell(false));
  expect(screen.getByText('silent')).toBeTruthy();
  unmount();
  expect(remove).toHaveBeenCalled();
});
