import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { useEffect } from 'react';

import { startWatchingInstall } from '@/components/shelf/install';
import { startWatching } from '@/components/shelf/update';
import { say } from '@/components/shelf/words';
import { useSettings } from '@/components/settings/store';
import { fontFiles } from '@/components/ui/fonts';
import { ThemeProvider, useTheme } from '@/components/ui/theme';

void SplashScreen.preventAutoHideAsync();
startWatching();
startWatchingInstall();

export default function RootLayout() {
  const { theme, textSize, reduceMotion, colourBlind } = useSettings();
  const [loaded, failed] = useFonts(fontFiles);
  useEffect(() => {
    if (loaded || failed) void SplashScreen.hideAsync();
  }, [loaded, failed]);
  if (!loaded && !failed) return null;
  return (
    <ThemeProvider look={{ theme, textSize, reduceMotion, colourBlind }}>
      <Screens />
    </ThemeProvider>
  );
}

function Screens() {
  const { colours, night } = useTheme();
  return (
    <>
      <StatusBar style={night ? 'light' : 'dark'} />
      <Stack
        screenOptions={{
          headerShown: false,
          title: say('title'),
          contentStyle: { backgroundColor: colours.paper },
        }}
      />
    </>
  );
}
