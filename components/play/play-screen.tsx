import { useCallback, useContext, useMemo, useState } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';
import { useStore } from 'zustand';

import type { DockHeight, GameLook } from '@/components/boards/board';
import type { DescribedMove, PlaySession, PlayState } from '@/components/session/port';
import { Button } from '@/components/ui/button';
import { GameInk, useTheme } from '@/components/ui/theme';
import { Announcer, Toast } from '@/components/ui/toast';
import { Words } from '@/components/ui/words';
import type { Explanation, Target } from '@/engine/core/game';

import { CurtainScreen } from './curtain';
import { Dock } from './dock';
import { StepsDock } from './dock-steps';
import { EndScreen, type PreviousBest, type Trophy } from './end-screen';
import { keysOf } from './letters';
import { LogSheet, LookBackBar } from './log-sheet';
import { Layout, shapeOf } from './layout';
import { Signs } from './signs';
import { sortMoves, ticketsInSight } from './sort-moves';
import { ListPanel } from './ticket-list';
import { useKeys } from './use-keys';
import { SeatSheet, SeatsStrip, seatRows } from './seats-strip';
import { ExplainSheet, explanationOf, MenuSheet, PracticeSheet, WelcomeSheet } from './sheets';
import { PartTabs, Parts, type TableProps } from './table';
import { TopBar } from './top-bar';
import { useChoice, type Choosing } from './use-choice';
import { say } from './words';

export interface PlayScreenProps {
  readonly session: PlaySession;
  readonly look: GameLook;
  readonly confirmTaps: boolean;
  readonly leftHanded: boolean;
  /** The best result of this mode before this match; null where there is none. */
  readonly best?: PreviousBest | null;
  /** Challenges of this game won so far, this one included. */
  readonly trophies?: readonly Trophy[];
  readonly onAgain: (seed: 'same' | 'new') => void;
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
            sheet={state.sheet}
            look={look}
            seats={config.seats}
            unranked={state.unranked}
            best={props.best ?? null}
            trophies={props.trophies ?? []}
            onAgain={props.onAgain}
            onLookBack={() => session.lookAt(session.match().decisions)}
            onLeave={props.onLeave}
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
  const { session, look, state, confirmTaps, leftHanded, onRules, onLeave, onSettings, bottom } = props;
  const { night, calm } = useTheme();
  const window = useWindowDimensions();
  const shape = shapeOf(window.width, window.height);
  const [toast, setToast] = useState<string | null>(null);
  const [about, setAbout] = useState<Explanation | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const [seatOpen, setSeatOpen] = useState<number | null>(null);
  const clearToast = useCallback(() => setToast(null), []);
  const kind = state.decision?.kind ?? '';
  const toggles = look.toggles?.includes(kind) ?? false;
  const dockHeight = useDockHeight(look, state);
  const choosing = useChoice(session, state, { confirmTaps, toggles, refuse: setToast });
  const { moves, left, armed } = choosing;
  const [unfolded, setUnfolded] = useState<PlayState['moves'] | null>(null);
  const listed = unfolded === state.moves && state.moves.length > 0;
  const sorted = useMemo(() => sortMoves({ moves, left }), [moves, left]);
  const room = listed ? sorted.tickets.length : dockHeight === 'tall' ? shape.tickets : 0;
  const inSight = useMemo(() => ticketsInSight(sorted.tickets, armed, room), [sorted, armed, room]);
  const keys = useMemo(() => keysOf(choosing.lit, inSight), [choosing.lit, inSight]);
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
  const unfold = useCallback(() => setUnfolded(state.moves), [state.moves]);
  const fold = useCallback(() => setUnfolded(null), []);
  const { tapTicket } = choosing;
  const tapListed = useCallback(
    (move: string) => {
      fold();
      tapTicket(move);
    },
    [fold, tapTicket],
  );
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
  useKeys({
    letter: (letter) => {
      const described = picking ? inSight.find(({ move }) => keys.letterOf.get(move) === letter) : undefined;
      if (described) tapListed(described.move);
      return described !== undefined;
    },
    undo: () => {
      if (state.phase === 'pick' && state.undoDepth > 0 && !lookBack) undo();
    },
    hint: () => void session.askHint(),
    escape: () => {
      if (listed) fold();
      else choosing.drop();
    },
  });
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
  const tray = useMemo(
    () =>
      state.decision && state.moves.length > 0 ? (look.tray?.(state.view, state.decision) ?? null) : null,
    [look, state.view, state.decision, state.moves],
  );

  const dock = lookBack ? (
    <LookBackBar lookBack={lookBack} over={state.phase === 'over'} onGo={jump} />
  ) : state.phase === 'following' ? (
    <Notice line={say('follow.line')} button={say('follow.take')} onPress={() => void session.takeOver()} />
  ) : state.phase === 'steps' && state.steps ? (
    <StepsDock steps={state.steps} session={session} rival={rival} onRules={toRules} />
  ) : state.moves.length > 0 ? (
    <Dock
      prompt={state.prompt}
      choosing={choosing}
      sorted={sorted}
      inSight={listed ? noMoves : inSight}
      keys={keys}
      tray={tray}
      toggles={toggles}
      look={look}
      view={view}
      height={dockHeight}
      wide={shape.kind === 'wide'}
      busy={state.phase === 'saving'}
      leftHanded={leftHanded}
      onExplain={explainMove}
      onExplainTarget={onExplain}
      onUnfold={unfold}
    />
  ) : (
    <Notice
      line={
        state.phase === 'thinking'
          ? say('dock.thinking', { name: config.seats[state.decision?.seat ?? -1]?.name ?? say('table') })
          : say('dock.saving')
      }
    />
  );

  return (
    <Signs.Provider value={look.Sign}>
      <Layout
        shape={shape}
        dockHeight={dockHeight}
        bottom={bottom}
        leftHanded={leftHanded}
        trouble={state.trouble}
        top={
          <TopBar
            status={status}
            undoDepth={state.undoDepth}
            canUndo={state.phase === 'pick' && state.undoDepth > 0 && !lookBack}
            canHint={state.phase === 'pick' && !lookBack}
            unranked={state.unranked}
            wide={shape.kind === 'wide'}
            onStatus={showStatus}
            onUndo={undo}
            onHint={() => void session.askHint()}
            onMenu={() => setOpen('menu')}
          />
        }
        banner={
          Banner ? <Banner view={view} viewer={state.viewer} width={shape.bannerWidth} calm={calm} /> : null
        }
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
            <PartTabs look={look} value={part.value} lit={faces} onChange={part.set} />
          ) : null
        }
        seats={
          <SeatsStrip
            rows={rows}
            acting={acting}
            Sign={look.Sign}
            stacked={shape.kind === 'wide'}
            onOpen={setSeatOpen}
          />
        }
        side={
          look.wide.right.length > 0 ? (
            <Parts look={look} ids={look.wide.right} guess={shape.side} table={table} titled />
          ) : null
        }
        dock={dock}
        over={<Toast text={toast} onGone={clearToast} />}
        list={
          listed ? (
            <ListPanel
              prompt={state.prompt}
              bottom={bottom}
              onFold={fold}
              moves={sorted.tickets}
              chosen={armed?.move ?? null}
              letterOf={keys.letterOf}
              look={look}
              view={view}
              columns={shape.kind === 'wide' ? 3 : 1}
              onPress={tapListed}
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
const noMoves: readonly DescribedMove[] = [];
const noTags: TableProps['tags'] = new Map();

async function undoAll(session: PlaySession): Promise<void> {
  while (session.store.getState().freeDepth > 0 && session.store.getState().phase === 'pick')
    await session.undo();
}

/** As high as the kind of decision has it for good; while nobody is asked it stays as it was. */
function useDockHeight(look: GameLook, state: PlayState): DockHeight {
  const asked = state.decision && state.moves.length > 0 ? look.dock(state.decision.kind) : null;
  const [last, setLast] = useState<DockHeight>(asked ?? 'low');
  if (asked !== null && asked !== last) setLast(asked);
  return asked ?? last;
}

/** A place the chosen verb is done at: the table turns to it. */
function verbTarget({ held, left }: Choosing): Target | null {
  return held.verb === null ? null : (left[0]?.about.targets[0] ?? null);
}

/** Faces of the table with something to do now. */
function facesOf(look: GameLook, lit: ReadonlyMap<Target, string>, wanted: string): ReadonlySet<string> {
  const faces = new Set([wanted]);
  for (const target of lit.keys()) {
    const face = look.partAt?.(target);
    if (face) faces.add(face);
  }
  return faces;
}

/** The face of the table on show: it turns to what a new decision concerns, and to wherever a finger says. */
function usePart(look: GameLook, state: PlayState, verb: Target | null) {
  const first = look.parts[0]?.id ?? '';
  const asked = state.decision ? look.partFor(state.view, state.decision) : first;
  const wanted = stepPart(look, state) ?? (verb === null ? null : look.partAt?.(verb)) ?? asked;
  const key = `${state.decision?.seat} ${state.decision?.kind} ${wanted}`;
  const [picked, setPicked] = useState({ key, value: wanted });
  const value = picked.key === key ? picked.value : wanted;
  const known = look.parts.some((part) => part.id === value) ? value : first;
  const set = useCallback((id: string) => setPicked({ key, value: id }), [key]);
  return { value: known, wanted, set };
}

/** While an automa explains itself, the table shows where its step happens. */
function stepPart(look: GameLook, state: PlayState): string | null {
  if (state.phase !== 'steps' || !look.partAt) return null;
  for (const target of state.recent) {
    const part = look.partAt(target);
    if (part !== null) return part;
  }
  return null;
}

interface NoticeProps {
  readonly line: string;
  readonly button?: string;
  readonly onPress?: () => void;
}

function Notice({ line, button, onPress }: NoticeProps) {
  return (
    <View style={styles.notice} testID="notice">
      <Words step="prompt">{line}</Words>
      {button && onPress ? (
        <Button kind="primary" label={button} onPress={onPress} testID="take over" />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  notice: { paddingHorizontal: 16, paddingTop: 12, gap: 12, minHeight: 96 },
});
