import { useCallback, useContext, useMemo, useState } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';
import { useStore } from 'zustand';

import type { GameLook } from '@/components/boards/board';
import type { DescribedMove, PlaySession, PlayState } from '@/components/session/port';
import { GameInk, useTheme } from '@/components/ui/theme';
import { Announcer, Toast } from '@/components/ui/toast';
import type { Explanation, Target } from '@/engine/core/game';

import { useMatchActions } from './actions';
import { CurtainScreen } from './curtain';
import { Dock } from './dock';
import { StepsDock } from './dock-steps';
import { EndScreen, type Place, type PreviousBest, type Trophy } from './end-screen';
import { LogSheet, LookBackBar } from './log-sheet';
import { JustNow } from './just-now';
import { Layout, shapeOf } from './layout';
import { Notice } from './notice';
import { Signs } from './signs';
import { ListPanel } from './ticket-list';
import { useKeys } from './use-keys';
import { SeatSheet, SeatsStrip, seatRows } from './seats-strip';
import { ExplainSheet, explanationOf, MenuSheet, PracticeSheet, WelcomeSheet } from './sheets';
import { PartTabs, Parts, type TableProps } from './table';
import { TopBar } from './top-bar';
import { callsSeats, TurnBanner } from './turn-banner';
import { tableKeys, useDock } from './use-dock';
import { facesOf, usePart, verbTarget } from './use-faces';
import { say } from './words';

export interface PlayScreenProps {
  readonly session: PlaySession;
  readonly look: GameLook;
  readonly confirmTaps: boolean;
  readonly leftHanded: boolean;
  /** The whole list in words lies open at every question. */
  readonly listFirst?: boolean;
  /** The best result of this mode before this match; null where there is none. */
  readonly best?: PreviousBest | null;
  /** Where the finished match stands among the results of its mode. */
  readonly place?: Place | null;
  /** Challenges of this game won so far, this one included. */
  readonly trophies?: readonly Trophy[];
  readonly onAgain: (seed: 'same' | 'new') => void;
  /** Shares the finished match; that of the match's own actions when absent. */
  readonly onShare?: () => void;
  readonly onLeave: () => void;
  readonly onSettings: () => void;
  /** Opens the rulebook, at a clause where one is given. */
  readonly onRules: (clause?: string) => void;
}

/** The frame round every game. It shows what the session says and hands taps back to it; it knows no rule. */
export function PlayScreen(props: PlayScreenProps) {
  const { session, look } = props;
  const state = useStore(session.store);
  const insets = useContext(SafeAreaInsetsContext);
  const { colours } = useTheme();
  const { config } = session.match();
  const inset = {
    paddingTop: insets?.top ?? 0,
    paddingLeft: insets?.left ?? 0,
    paddingRight: insets?.right ?? 0,
  };
  const actions = useMatchActions();
  const { curtain } = state;
  if (curtain) {
    const seat = config.seats[curtain.seat];
    return (
      <GameInk game={look.game.id}>
        <CurtainScreen
          name={curtain.name}
          colour={seat?.colour ?? 0}
          game={look.game.info.title}
          line={state.status.line}
          onLift={() => session.lift()}
        />
      </GameInk>
    );
  }
  return (
    <GameInk game={look.game.id}>
      <GestureHandlerRootView style={[styles.screen, inset, { backgroundColor: colours.paper }]}>
        {state.sheet && state.phase === 'over' && !state.lookBack ? (
          <EndScreen
            match={session.match()}
            sheet={state.sheet}
            look={look}
            unranked={state.unranked}
            best={props.best ?? null}
            place={props.place ?? null}
            trophies={props.trophies ?? []}
            onAgain={props.onAgain}
            onLookBack={() => session.lookAt(session.match().decisions)}
            onLeave={props.onLeave}
            onShare={props.onShare ?? actions?.share}
          />
        ) : (
          <View role="main" style={styles.screen}>
            <TableScreen {...props} state={state} bottom={insets?.bottom ?? 0} />
          </View>
        )}
      </GestureHandlerRootView>
    </GameInk>
  );
}

interface TableScreenProps extends PlayScreenProps {
  readonly state: PlayState;
  readonly bottom: number;
}

type Open = 'menu' | 'log' | 'practice' | null;

function TableScreen(props: TableScreenProps) {
  const { session, look, state, confirmTaps, leftHanded, listFirst = false, bottom } = props;
  const { onRules, onLeave, onSettings } = props;
  const { night, calm, scale } = useTheme();
  const window = useWindowDimensions();
  const shape = shapeOf(window.width, window.height, scale, look.wide.share);
  const [toast, setToast] = useState<string | null>(null);
  const [about, setAbout] = useState<Explanation | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const [seatOpen, setSeatOpen] = useState<number | null>(null);
  const clearToast = useCallback(() => setToast(null), []);
  const asked = useDock(session, look, state, shape, { confirmTaps, listFirst, refuse: setToast });
  const { choosing, keys } = asked;
  const { armed } = choosing;
  const { config } = session.match();
  const { lookBack } = state;
  const view = lookBack ? lookBack.view : state.view;
  const picking = state.phase === 'pick' || state.phase === 'saving';
  const part = usePart(look, state, verbTarget(choosing));
  const faces = useMemo(() => facesOf(look, keys.lit, part.wanted), [look, keys.lit, part.wanted]);

  const tap = choosing.tapPlace;
  const onPress = useCallback(
    (target: Target) => {
      if (!lookBack) tap(target);
    },
    [tap, lookBack],
  );
  const onExplain = useCallback((target: Target) => setAbout(session.explain(target)), [session]);
  const explainMove = useCallback((described: DescribedMove) => setAbout(explanationOf(described)), []);
  const status = lookBack ? lookBack.status : state.status;
  const showStatus = useCallback(
    () =>
      setAbout({ title: status.title, body: [status.line, ...(status.facts ?? [])].join('\n'), rule: '' }),
    [status],
  );
  const closeSheet = useCallback(() => setOpen(null), []);
  const toRules = useCallback(
    (clause?: string) => {
      setAbout(null);
      onRules(clause);
    },
    [onRules],
  );
  const undo = useCallback(() => {
    if (state.freeDepth > 0) void session.undo();
    else setOpen('practice');
  }, [session, state.freeDepth]);
  useKeys(
    tableKeys(asked, {
      undo: state.phase === 'pick' && state.undoDepth > 0 && !lookBack ? undo : null,
      hint: () => void session.askHint(),
    }),
  );
  const jump = (at: number | null) => {
    setOpen(null);
    session.lookAt(at);
  };

  const table: TableProps = {
    view,
    viewer: state.viewer,
    seats: useMemo(() => config.seats.map(({ name, colour }) => ({ name, colour })), [config]),
    decision: lookBack ? null : state.decision,
    lit: lookBack || !picking ? noLights : keys.lit,
    chosen: lookBack ? noTargets : choosing.chosen,
    tags: lookBack || !picking ? noTags : choosing.tags,
    preview: lookBack ? null : (armed?.move ?? null),
    recent: state.recent,
    onPress,
    onExplain,
    night,
    calm,
  };
  const rows = useMemo(() => seatRows(look, view, config.seats), [look, view, config]);
  const acting = state.steps
    ? (state.steps.told[state.steps.at]?.seat ?? null)
    : (state.decision?.seat ?? null);
  const rival = look.rival?.(view)?.name ?? null;
  const { Banner } = look;
  // Where the faces are few and the seats two, they share a band.
  const band = look.sharedBand === true && shape.kind === 'tall' && rows.length <= 2;

  const calls = callsSeats(config.seats);
  const banner =
    Banner || calls ? (
      <>
        {calls ? (
          <TurnBanner
            session={session}
            state={state}
            seats={config.seats}
            shape={shape}
            armed={armed?.move ?? null}
          />
        ) : null}
        {Banner ? (
          <Banner
            view={view}
            viewer={state.viewer}
            width={shape.bannerWidth}
            calm={calm}
            onExplain={onExplain}
          />
        ) : null}
      </>
    ) : null;

  const dock = lookBack ? (
    <LookBackBar lookBack={lookBack} over={state.phase === 'over'} onGo={jump} />
  ) : state.phase === 'following' ? (
    <Notice
      pick={state.decisions}
      line={say('follow.line')}
      button={say('follow.take')}
      onPress={() => void session.takeOver()}
    />
  ) : state.phase === 'steps' && state.steps ? (
    <StepsDock steps={state.steps} session={session} rival={rival} onRules={toRules} />
  ) : state.moves.length > 0 ? (
    <Dock
      prompt={state.prompt}
      pick={state.decisions}
      asked={asked}
      look={look}
      view={view}
      form={shape.kind === 'wide' || shape.kind === 'loose' ? shape.kind : 'narrow'}
      width={shape.dockWidth}
      facts={band ? (rows[state.decision?.seat ?? 0]?.facts.slice(1, 4) ?? []) : undefined}
      busy={state.phase === 'saving'}
      leftHanded={leftHanded}
      onExplain={explainMove}
      onExplainTarget={onExplain}
    />
  ) : (
    <Notice
      pick={state.decisions}
      line={
        state.phase === 'thinking'
          ? say('dock.thinking', { name: config.seats[state.decision?.seat ?? -1]?.name ?? say('table') })
          : say(state.hand === 'down' ? 'hand.down' : 'dock.saving')
      }
    />
  );

  return (
    <Signs.Provider value={look.Sign}>
      <Layout
        shape={shape}
        band={band}
        dockHeight={asked.height}
        bottom={bottom}
        leftHanded={leftHanded}
        trouble={state.trouble}
        top={
          <TopBar
            status={status}
            undoDepth={state.undoDepth}
            canUndo={state.phase === 'pick' && state.undoDepth > 0 && !lookBack}
            canHint={state.phase === 'pick' && !lookBack && state.hand !== 'down'}
            unranked={state.unranked}
            wide={shape.kind === 'wide'}
            loose={shape.kind === 'loose'}
            onStatus={showStatus}
            onUndo={undo}
            onHint={() => void session.askHint()}
            onMenu={() => setOpen('menu')}
          />
        }
        banner={banner}
        board={
          <Parts
            look={look}
            ids={shape.kind === 'wide' ? look.wide.left : [part.value]}
            guess={shape.board}
            table={table}
            titled={false}
          />
        }
        tabs={
          look.parts.length > 1 ? (
            <PartTabs look={look} value={part.value} lit={faces} plain={band} onChange={part.set} />
          ) : null
        }
        seats={
          <SeatsStrip
            rows={rows}
            acting={acting}
            Sign={look.Sign}
            form={band ? 'brands' : shape.kind === 'wide' ? 'rows' : 'strip'}
            onOpen={setSeatOpen}
          />
        }
        side={
          <>
            {look.wide.right.length > 0 ? (
              <Parts look={look} ids={look.wide.right} guess={shape.side} table={table} titled />
            ) : null}
            {look.wide.log ? <JustNow log={state.log} seats={config.seats} /> : null}
          </>
        }
        dock={dock}
        over={<Toast text={toast} onGone={clearToast} />}
        list={
          asked.listed ? (
            <ListPanel
              prompt={state.prompt}
              asked={asked}
              look={look}
              view={view}
              bottom={bottom}
              columns={shape.kind === 'wide' ? 3 : 1}
              onExplain={explainMove}
            />
          ) : null
        }
      />
      <Announcer text={state.announcement} />
      <SeatSheet
        row={rows.find((row) => row.seat === seatOpen) ?? null}
        Sign={look.Sign}
        onClose={() => setSeatOpen(null)}
      />
      <ExplainSheet about={about} onClose={() => setAbout(null)} onRules={toRules} />
      <WelcomeSheet told={state.welcome} seats={config.seats} onClose={() => session.dismissWelcome()} />
      <LogSheet
        open={open === 'log'}
        log={state.log}
        seats={config.seats}
        onJump={jump}
        onClose={closeSheet}
      />
      <PracticeSheet
        open={open === 'practice'}
        onClose={closeSheet}
        onGo={() => {
          closeSheet();
          void session.undo();
        }}
      />
      <MenuSheet
        open={open === 'menu'}
        redoDepth={state.redoDepth}
        freeDepth={state.phase === 'pick' ? state.freeDepth : 0}
        hasPast={state.log.length > 0}
        onClose={closeSheet}
        onLog={() => setOpen('log')}
        onRules={() => toRules()}
        onRedo={() => void session.redo()}
        onUndoAll={() => void undoAll(session)}
        onLookBack={() => jump(session.match().logStart)}
        onSettings={onSettings}
        onLeave={onLeave}
      />
    </Signs.Provider>
  );
}

const noLights: ReadonlyMap<Target, string> = new Map();
const noTargets: ReadonlySet<Target> = new Set();
const noTags: TableProps['tags'] = new Map();

async function undoAll(session: PlaySession): Promise<void> {
  while (session.store.getState().freeDepth > 0 && session.store.getState().phase === 'pick')
    await session.undo();
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
});
