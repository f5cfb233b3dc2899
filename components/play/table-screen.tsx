import { useCallback, useMemo, useState } from 'react';
import { useWindowDimensions } from 'react-native';

import { CoachBubble, spokenBubble } from '@/components/coach/bubble';
import type { Saying } from '@/components/coach/course';
import { useCourse } from '@/components/coach/use-course';
import type { PlayState } from '@/components/session/port';
import { useTheme } from '@/components/ui/theme';
import { Announcer, Toast } from '@/components/ui/toast';
import type { Target } from '@/engine/core/game';

import { Dock } from './dock';
import { StepsDock } from './dock-steps';
import { isCarded, SceneOver, sceneDock, SkipBoard } from './scene';
import { LookBackBar } from './log-sheet';
import { JustNow } from './just-now';
import { Layout, shapeOf } from './layout';
import { Stage } from './motion/stage';
import { Notice } from './notice';
import { Signs } from './signs';
import { useSoundSwitch } from './sound-switch';
import { ListPanel } from './ticket-list';
import { useKeys } from './use-keys';
import { SeatsStrip, seatRows } from './seats-strip';
import { PartTabs, Parts, type TableProps } from './table';
import { TableSheets, useSheets } from './table-sheets';
import { TopBar } from './top-bar';
import { callsSeats, TurnBanner } from './turn-banner';
import type { Choosing } from './use-choice';
import { tableKeys, useDock } from './use-dock';
import { useExplain } from './use-explain';
import { facesOf, usePart, verbTarget } from './use-faces';
import { say } from './words';

import type { PlayScreenProps } from './play-screen';

interface TableScreenProps extends PlayScreenProps {
  readonly state: PlayState;
  readonly bottom: number;
}

/** The table while a match is played: bands, dock, sheets, and what moves over them. */
export function TableScreen(props: TableScreenProps) {
  const { session, look, state, confirmTaps, leftHanded, listFirst = false, bottom } = props;
  const { onRules, onLeave, onSettings } = props;
  const { night, calm, scale } = useTheme();
  const window = useWindowDimensions();
  const shape = shapeOf(window.width, window.height, scale, look.wide.share);
  const [toast, setToast] = useState<string | null>(null);
  const explain = useExplain(session);
  const sheets = useSheets();
  const { setOpen } = sheets;
  const clearToast = useCallback(() => setToast(null), []);
  const course = useCourse(session, state, isCarded(look, state));
  const asked = useDock(session, look, state, shape, {
    confirmTaps,
    listFirst,
    refuse: setToast,
    proposed: course.proposed,
  });
  const { choosing, keys } = asked;
  const { armed } = choosing;
  const { config } = session.match();
  const { lookBack } = state;
  const sound = useSoundSwitch();
  const view = lookBack ? lookBack.view : state.view;
  const picking = state.phase === 'pick' || state.phase === 'saving';
  const shows = state.phase === 'steps';
  const tabOf = useCallback((target: Target) => look.partAt?.(target) ?? null, [look]);
  const part = usePart(look, state, verbTarget(choosing));
  const faces = useMemo(() => facesOf(look, keys.lit, part.wanted), [look, keys.lit, part.wanted]);

  const tap = choosing.tapPlace;
  const onPress = useCallback(
    (target: Target) => {
      if (!lookBack) tap(target);
    },
    [tap, lookBack],
  );
  const status = lookBack ? lookBack.status : state.status;
  const saying = lookBack || asked.listed ? null : course.saying;
  const { close: closeExplained } = explain;
  const toRules = useCallback(
    (clause?: string) => {
      closeExplained();
      onRules(clause);
    },
    [onRules, closeExplained],
  );
  const undo = useCallback(() => {
    if (state.freeDepth > 0) void session.undo();
    else setOpen('practice');
  }, [session, state.freeDepth, setOpen]);
  useKeys(
    tableKeys(asked, {
      undo: state.phase === 'pick' && state.undoDepth > 0 && !lookBack ? undo : null,
      hint: () => void session.askHint(),
      explain: explain.question,
      read: saying ? course.next : null,
      mute: () => {
        if (!sound) return;
        sound.set(!sound.on);
        setToast(say(sound.on ? 'sound.off' : 'sound.on'));
      },
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
    decision: lookBack || shows ? null : state.decision,
    lit: lookBack || !picking ? noLights : keys.lit,
    chosen: lookBack || shows ? noTargets : choosing.chosen,
    tags: lookBack || !picking ? noTags : choosing.tags,
    preview: lookBack || shows ? null : (armed?.move ?? null),
    recent: state.recent,
    happening: lookBack ? null : state.happening,
    onPress,
    onExplain: explain.target,
    night,
    calm,
  };
  const rows = useMemo(() => seatRows(look, view, config.seats), [look, view, config]);
  const acting = shows ? (state.happening?.events[0]?.seat ?? null) : (state.decision?.seat ?? null);
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
            happening={table.happening}
            onExplain={explain.target}
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
  ) : shows && state.steps && !state.steps.brief && state.steps.told.length > 0 ? (
    <StepsDock
      steps={state.steps}
      session={session}
      rival={rival}
      scene={sceneDock(look, state, table.seats, shape.dockWidth, calm)}
      carded={isCarded(look, state)}
      wide={shape.kind === 'wide'}
      onRules={toRules}
    />
  ) : state.moves.length > 0 ? (
    <Dock
      prompt={state.prompt}
      pick={state.decisions}
      asked={asked}
      look={look}
      view={state.askedView}
      form={shape.kind === 'wide' || shape.kind === 'loose' ? shape.kind : 'narrow'}
      width={shape.dockWidth}
      facts={band ? (rows[state.decision?.seat ?? 0]?.facts.slice(1, 4) ?? []) : undefined}
      busy={state.phase !== 'pick'}
      showing={shows}
      leftHanded={leftHanded}
      lamp={state.lamp?.move ?? null}
      pointed={saying?.at}
      onExplain={explain.move}
      onExplainTarget={explain.target}
      onExplainVerb={explain.verb}
      onExplainQuestion={explain.question}
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
      <Stage session={session} look={look}>
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
              onStatus={() => setOpen('status')}
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
              onOpen={sheets.setSeat}
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
          over={
            <>
              {shows ? <SkipBoard session={session} /> : null}
              <Toast text={toast} onGone={clearToast} />
            </>
          }
          list={
            asked.listed ? (
              <ListPanel
                prompt={state.pondering ? say('dock.pondering') : state.prompt}
                asked={asked}
                look={look}
                view={state.askedView}
                bottom={bottom}
                columns={shape.kind === 'wide' ? 3 : 1}
                onExplain={explain.move}
              />
            ) : null
          }
        />
        {saying ? (
          <CoachBubble
            saying={saying}
            more={course.more}
            lit={table.lit}
            tabOf={tabOf}
            scene={`${part.value} ${asked.height} ${state.phase}`}
            loose={shape.kind === 'loose'}
            onNext={course.next}
            onWhy={() => explain.why(saying)}
          />
        ) : null}
        <SceneOver
          look={look}
          state={state}
          seats={table.seats}
          width={window.width}
          calm={calm}
          onPress={() => session.skipSteps()}
        />
      </Stage>
      <Announcer text={heardNow(saying, choosing, state.announcement)} />
      <TableSheets
        session={session}
        look={look}
        state={state}
        status={status}
        rows={rows}
        sheets={sheets}
        explain={explain}
        onJump={jump}
        onRules={toRules}
        onLeave={onLeave}
        onSettings={onSettings}
      />
    </Signs.Provider>
  );
}

/** What a screen reader hears: the coach, the lamp's answer, or what has just happened. */
function heardNow(saying: Saying | null, { armed, reason }: Choosing, told: string): string {
  if (saying) return spokenBubble(saying, told);
  return armed && reason !== null ? say('dock.hint', { label: armed.about.label, reason }) : told;
}

const noLights: ReadonlyMap<Target, string> = new Map();
const noTargets: ReadonlySet<Target> = new Set();
const noTags: TableProps['tags'] = new Map();
