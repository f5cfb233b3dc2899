import { useLocalSearchParams } from 'expo-router';

import { PlayHost } from '@/components/shelf/screens';

export default function PlayRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <PlayHost id={id} />;
}
