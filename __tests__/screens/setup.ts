/** What a phone would bring along: storage, motor and loudspeaker are stand-ins, everything else is real. */
import 'react-native-gesture-handler/jestSetup';

import { setUpTests } from 'react-native-reanimated';

setUpTests();

jest.mock('expo-sqlite', () => ({
  openDatabaseAsync: () => Promise.reject(new Error('screen tests keep their rows in memory')),
}));

jest.mock('expo-sqlite/kv-store', () => {
  const texts = new Map<string, string>();
  return {
    __esModule: true,
    default: {
      getItemSync: (key: string) => texts.get(key) ?? null,
      setItemSync: (key: string, text: string) => texts.set(key, text),
      removeItemSync: (key: string) => texts.delete(key),
      getAllKeysSync: () => [...texts.keys()],
    },
  };
});

jest.mock('expo-audio', () => ({
  createAudioPlayer: jest.fn(() => ({ play: jest.fn(), seekTo: jest.fn(() => Promise.resolve()) })),
  setAudioModeAsync: jest.fn(() => Promise.resolve()),
}));

jest.mock('expo-haptics', () => ({
  impactAsync: jest.fn(() => Promise.resolve()),
  notificationAsync: jest.fn(() => Promise.resolve()),
  ImpactFeedbackStyle: { Light: 'light', Medium: 'medium', Heavy: 'heavy' },
  NotificationFeedbackType: { Success: 'success', Warning: 'warning' },
}));

jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual('react-native-safe-area-context/jest/mock').default,
);
