import { useWays } from '@/components/shelf/go';
import { Page } from '@/components/shelf/page';
import { Button } from '@/components/ui/button';
import { Words } from '@/components/ui/words';
import { games } from '@/engine/games';

import { say } from './words';

export function RulesListScreen() {
  const ways = useWays();
  return (
    <Page title={say('title')} backLabel={say('back')} onBack={ways.back} testID="rules-list">
      <Words>{say('pick')}</Words>
      {games.map((game) => (
        <Button
          key={game.id}
          label={game.info.title}
          onPress={() => ways.rules(game.id)}
          testID={`rules-${game.id}`}
        />
      ))}
    </Page>
  );
}
