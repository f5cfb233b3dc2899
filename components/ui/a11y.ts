import { Platform } from 'react-native';

/** A button that is on: `pressed` on the web, where a button may not be `selected`; `selected` on a phone. */
export function onState(on: boolean): object {
  return Platform.OS === 'web' ? { 'aria-pressed': on } : { accessibilityState: { selected: on } };
}
