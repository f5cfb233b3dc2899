/** The faces the tokens name, cut down for a browser by `scripts/fonts.mjs`. */
import type { FontSource } from 'expo-font';

import type { FaceName } from './tokens';

/* eslint-disable @typescript-eslint/no-require-imports -- Metro hands an asset out by require alone */
export const fontFiles = {
  Rye_400Regular: require('@/assets/fonts/Rye_400Regular.woff2'),
  Bitter_500Medium: require('@/assets/fonts/Bitter_500Medium.woff2'),
  Bitter_500Medium_Italic: require('@/assets/fonts/Bitter_500Medium_Italic.woff2'),
  Bitter_600SemiBold: require('@/assets/fonts/Bitter_600SemiBold.woff2'),
  Bitter_700Bold: require('@/assets/fonts/Bitter_700Bold.woff2'),
} satisfies Record<FaceName, FontSource>;
