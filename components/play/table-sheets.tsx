import { useState } from 'react';

import type { GameLook } from '@/components/boards/board';
import { AimSheet } from '@/components/coach/aim-sheet';
import { LedgerSheet } from '@/components/ledger/ledger-sheet';
import type { PlaySession, PlayState } from '@/components/session/port';
import type { Status } from '@/engine/core/game';

import { ExplainSheet } from './explain-sheet';
import { aboutFact } from './explained';
import { LogSheet } from './log-sheet';
import { SeatSheet, type SeatRow } from './seats-strip';
import { MenuSheet, PracticeSheet, StatusSheet, WelcomeSheet } from './sheets';
import type { Explaining } from './use-explain';

export type OpenSheet = 'menu' | 'log' | 'dice' | 'practice' | 'status' | 'aim' | null;

export interface Sheets {
  readonly open: OpenSheet;
  readonly setOpen: (open: OpenSheet) => void;
  /** The seat whose sheet lies open. */
  readonly seat: number | null;
  readonly setSeat: (seat: number | null) => void;
}

export function useSheets(): Sheets {
  const [open, setOpen] = useState<OpenSheet>(null);
  const [seat, setSeat] = useState<number | null>(null);
  return { open, setOpen, seat, setSeat };
}

interface TableSheetsProps {
  readonly session: PlaySession;
  readonly look: GameLook;
  readonly state: PlayState;
  readonly status: Status;
  readonly rows: readonly SeatRow[];
  readonly sheets: Sheets;
  readonly explain: Explaining;
  readonly onJump: (at: number | null) => void;
  readonly onRules: (clause?: string) => void;
  readonly onLeave: () => void;
  readonly onSettings: () => void;
}

/** Everything that rises over the table. */
export function TableSheets(props: TableSheetsProps) {
  const { session, look, state, status, rows, sheets, explain, onJump, onRules, onLeave, onSettings } = props;
  const { open, setOpen, seat, setSeat } = sheets;
  const { seats } = session.match().config;
  const close = () => setOpen(null);
  const row = rows.find((one) => one.seat === seat) ?? null;
  return (
    <>
      <SeatSheet
        row={row}
        Sign={look.Sign}
        meaning={(sign) => (row && explains(rows, row, state.viewer, sign) ? aboutFact(session, sign) : '')}
        onClose={() => setSeat(null)}
      />
      <ExplainSheet about={explain.about} Sign={look.Sign} onClose={explain.close} onRules={onRules} />
      <StatusSheet
        open={open === 'status'}
        status={status}
        legend={open === 'status' && !state.lookBack ? session.legend() : null}
        onClose={close}
        onRules={(clause) => {
          close();
          onRules(clause);
        }}
        onAgain={
          state.canReplay
            ? () => {
                close();
                void session.replay();
              }
            : null
        }
      />
      <WelcomeSheet told={state.welcome} seats={seats} onClose={() => session.dismissWelcome()} />
      <LogSheet open={open === 'log'} log={state.log} seats={seats} onJump={onJump} onClose={close} />
      <LedgerSheet
        open={open === 'dice'}
        match={session.match()}
        viewer={state.viewer}
        upTo={state.log[state.log.length - 1]?.at ?? session.match().logStart}
        onClose={close}
      />
      <PracticeSheet
        open={open === 'practice'}
        onClose={close}
        onGo={() => {
          close();
          void session.undo();
        }}
      />
      <AimSheet look={look} open={open === 'aim'} onClose={close} />
      <MenuSheet
        open={open === 'menu'}
        redoDepth={state.redoDepth}
        freeDepth={state.phase === 'pick' ? state.freeDepth : 0}
        hasPast={state.log.length > 0}
        onClose={close}
        onLog={() => setOpen('log')}
        onDice={() => setOpen('dice')}
        onAim={() => setOpen('aim')}
        onRules={() => onRules()}
        onRedo={() => void session.redo()}
        onUndoAll={() => void undoAll(session)}
        onLookBack={() => onJump(session.match().logStart)}
        onSettings={onSettings}
        onLeave={onLeave}
      />
    </>
  );
}

/** The figures of a seat are explained to whoever sits there; another row explains those the own row has not. */
function explains(rows: readonly SeatRow[], row: SeatRow, viewer: number, sign: string): boolean {
  const own = rows.find((one) => one.seat === viewer);
  return !own || own === row || !own.facts.some((fact) => fact.sign === sign);
}

async function undoAll(session: PlaySession): Promise<void> {
  while (session.store.getState().freeDepth > 0 && session.store.getState().phase === 'pick')
    await session.undo();
}
