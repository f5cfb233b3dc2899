import { useLocalSearchParams } from 'expo-router';

import { PlayHost } from '@/components/session/play-host';

export default function PlayRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <PlayHost id={id} />;
}
