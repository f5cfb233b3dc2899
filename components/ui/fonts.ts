/** The faces the tokens name; the root layout loads them before the first screen. */
import { Bitter_500Medium } from '@expo-google-fonts/bitter/500Medium';
import { Bitter_500Medium_Italic } from '@expo-google-fonts/bitter/500Medium_Italic';
import { Bitter_600SemiBold } from '@expo-google-fonts/bitter/600SemiBold';
import { Bitter_700Bold } from '@expo-google-fonts/bitter/700Bold';
import { Rye_400Regular } from '@expo-google-fonts/rye/400Regular';
import type { FontSource } from 'expo-font';

import type { FaceName } from './tokens';

export const fontFiles = {
  Rye_400Regular,
  Bitter_500Medium,
  Bitter_500Medium_Italic,
  Bitter_600SemiBold,
  Bitter_700Bold,
} satisfies Record<FaceName, FontSource>;
