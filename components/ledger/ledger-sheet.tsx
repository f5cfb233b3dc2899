import { useMemo, useState } from 'react';
import { useWindowDimensions } from 'react-native';

import { OxfordRule } from '@/components/ui/oxford-rule';
import { Segment } from '@/components/ui/segment';
import { Sheet } from '@/components/ui/sheet';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import { ledgerOf } from '@/engine/core/ledger';
import type { Match } from '@/engine/core/match';

import { RollList } from './roll-list';
import { SealPanel } from './seal-panel';
import { SidePanel } from './side-panel';
import { say } from './words';

interface LedgerSheetProps {
  readonly open: boolean;
  readonly match: Match;
  /** The seat that reads; -1 reads what everybody may. */
  readonly viewer: number;
  /** Only what fell in so many decisions: pictures of the others are still on show. */
  readonly upTo?: number;
  readonly onClose: () => void;
}

/** The dice ledger: what everybody rolled, what fair dice would have shown, and the seal of the deal. */
export function LedgerSheet({ open, onClose, ...about }: LedgerSheetProps) {
  if (!open) return null;
  return (
    <Sheet open title={say('title')} onClose={onClose} testID="ledger sheet">
      <Pages {...about} />
    </Sheet>
  );
}

/** As wide as a sheet grows, and what it keeps free on either side. */
const SHEET = { most: 560, edge: 18 } as const;

function Pages({ match, viewer, upTo }: Omit<LedgerSheetProps, 'open' | 'onClose'>) {
  const { colours } = useTheme();
  const window = useWindowDimensions();
  const ledger = useMemo(() => ledgerOf(match, viewer, upTo), [match, viewer, upTo]);
  const { sides } = ledger;
  const [chosen, setChosen] = useState<number | null>(null);
  const rolled = sides.filter(({ rolls }) => rolls > 0);
  // Who reads as everybody is no side: -1 is that of the automa.
  const own = viewer < 0 ? undefined : rolled.find(({ seat }) => seat === viewer);
  const side = sides.find(({ seat }) => seat === chosen) ?? own ?? rolled[0];
  const { config, game, over } = match;
  return (
    <>
      <SealPanel match={match} />
      {ledger.rolls.length === 0 || !side ? (
        <Words>{say('none')}</Words>
      ) : (
        <>
          {sides.length > 1 ? (
            <Segment
              label={say('whose')}
              items={sides.map(({ seat, name }) => ({ id: String(seat), label: name }))}
              value={String(side.seat)}
              onChange={(id) => setChosen(Number(id))}
            />
          ) : null}
          <SidePanel
            side={side}
            colour={config.seats[side.seat]?.colour ?? null}
            width={Math.min(window.width, SHEET.most) - 2 * SHEET.edge}
            scale={game.dice.scale}
            over={over}
          />
          <OxfordRule />
          <Words step="caption" heading>
            {say('list.title')}
          </Words>
          <RollList ledger={ledger} kinds={game.dice.kinds} seats={config.seats} />
        </>
      )}
      {ledger.whole ? null : (
        <Words step="sub" colour={colours.inkSoft}>
          {say('resumed')}
        </Words>
      )}
    </>
  );
}
