import { useLocalSearchParams } from 'expo-router';

import { SetupScreen } from '@/components/shelf/screens';

export default function SetupRoute() {
  const { game, code } = useLocalSearchParams<{ game: string; code?: string }>();
  return <SetupScreen game={game} code={code} />;
}
