import { Platform } from 'react-native';

/** A button that is on: `pressed` on the web, where a button may not be `selected`; `selected` on a phone. */
export function onState(on: boolean): object {
  return Platform.OS === 'web' ? { 'aria-pressed': on } : { accessibilityState: { selected: on } };
}

/**
 * For what stands inside a button that says all of it in one label. A phone reads the label alone by itself;
 * the web would count the inside as a second, differing name.
 */
export const saidByLabel: object = Platform.OS === 'web' ? { 'aria-hidden': true } : {};
