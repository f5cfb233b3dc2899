import { useLocalSearchParams } from 'expo-router';

import { RulebookScreen } from '@/components/shelf/screens';

export default function RulebookRoute() {
  const { game, clause } = useLocalSearchParams<{ game: string; clause?: string }>();
  return <RulebookScreen game={game} clause={clause} />;
}
