import { useLocalSearchParams } from 'expo-router';

import { RulebookScreen } from '@/components/rulebook/rulebook-screen';

export default function RulebookRoute() {
  const { game, clause } = useLocalSearchParams<{ game: string; clause?: string }>();
  return <RulebookScreen game={game} clause={clause} />;
}
