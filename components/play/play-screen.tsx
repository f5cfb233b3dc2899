import { useCallback, useContext, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';
import { useStore } from 'zustand';

import type { GameLook } from '@/components/boards/board';
import type { Phase, PlaySession, PlaySettings } from '@/components/session/port';
import { GameInk, useTheme } from '@/components/ui/theme';

import { useMatchActions } from './actions';
import { CurtainScreen } from './curtain';
import { EndScreen, type Place, type PreviousBest, type Trophy } from './end-screen';
import { TableScreen } from './table-screen';

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
  /** How fast the last sheet is counted. */
  readonly pace?: PlaySettings['pace'];
  /** A match that ends in sight has its stamp: what is heard of the end is heard now. */
  readonly onStamped?: () => void;
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
  const [fresh, told] = useFreshEnd(state.phase);
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
            fresh={fresh}
            onTold={told}
            pace={props.pace}
            onStamped={props.onStamped}
            onAgain={props.onAgain}
            onLookBack={() => session.lookAt(session.match().decisions)}
            onLeave={props.onLeave}
            onShare={props.onShare ?? actions?.share}
            onReview={actions?.review}
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

/**
 * True the first time the end of a match is shown that was played to its end here, until it is told so. One that was
 * over when it was opened, or ended in another window, is shown as it stands.
 */
function useFreshEnd(phase: Phase): readonly [fresh: boolean, told: () => void] {
  const [end, setEnd] = useState({ phase, fresh: false });
  if (end.phase !== phase) setEnd({ phase, fresh: phase === 'over' && end.phase !== 'following' });
  const told = useCallback(() => setEnd({ phase: 'over', fresh: false }), []);
  return [end.fresh, told];
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
});
