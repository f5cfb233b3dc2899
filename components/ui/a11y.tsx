import { Platform, StyleSheet, Text } from 'react-native';

const web = Platform.OS === 'web';

/** A button that is on: `pressed` on the web, where a button may not be `selected`; `selected` on a phone. */
export function onState(on: boolean): object {
  return web ? { 'aria-pressed': on } : { accessibilityState: { selected: on } };
}

/**
 * A button that shows signs and numbers but says a whole sentence. A phone takes the sentence as the button's label.
 * The web wants a label to repeat what is seen, so there the sentence stands inside the button, unseen (`Said`), and
 * what is seen is hidden from assistive technology (`unsaid`).
 */
export function saying(sentence: string): object {
  return web ? {} : { 'aria-label': sentence };
}

export function Said({ children }: { readonly children: string }) {
  return web ? <Text style={styles.unseen}>{children}</Text> : null;
}

export const unsaid: object = web ? { 'aria-hidden': true } : {};

const styles = StyleSheet.create({
  unseen: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    // Only the web draws it, and there it must not be seen by anyone who looks.
    ...({ clip: 'rect(0px, 0px, 0px, 0px)', whiteSpace: 'nowrap' } as object),
  },
});
