import { useLocalSearchParams } from 'expo-router';

import { FairScreen } from '@/components/shelf/screens';

export default function FairRoute() {
  const { game } = useLocalSearchParams<{ game: string }>();
  return <FairScreen game={game} />;
}
