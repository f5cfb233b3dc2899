import { useWays } from '@/components/shelf/go';
import { Page } from '@/components/shelf/page';
import { Button } from '@/components/ui/button';
import { Words } from '@/components/ui/words';
import { cards } from '@/engine/games/cards';

import { say } from './words';

export function RulesListScreen() {
  const ways = useWays();
  return (
    <Page title={say('title')} backLabel={say('back')} onBack={ways.back} testID="rules-list">
      <Words>{say('pick')}</Words>
      {cards.map((game) => (
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
