import { Button } from '@/components/ui/button';
import { Words } from '@/components/ui/words';

import { useWays } from './go';
import { Page } from './page';
import { PagePrint } from './page-print';
import { say } from './words';

/** An address that leads nowhere. */
export function LostPage() {
  const ways = useWays();
  return (
    <Page title={say('lost.title')} backLabel={say('lost.shelf')} onBack={ways.shelf} testID="lost">
      <PagePrint game="dark-horse" />
      <Words>{say('lost.body')}</Words>
      <Button kind="primary" label={say('lost.shelf')} onPress={ways.shelf} />
    </Page>
  );
}
