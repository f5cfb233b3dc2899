/**
 * The finished table as one picture: print, stamp, result, the board as it stood, and where to play the same deal. One
 * `Svg` of paths and letters, so that every device can make a picture file of it. Always on light paper.
 */
import { forwardRef, memo, useMemo } from 'react';
import Svg, { G, Path, Rect } from 'react-native-svg';

import type { BoardProps, GameLook } from '@/components/boards/board';
import { stampOf } from '@/components/play/end-head';
import { StampArt } from '@/components/play/stamp';
import { rect } from '@/components/ui/draw';
import { PastedAt, type Pasted } from '@/components/ui/pasted';
import { GameInk, ThemeProvider, useTheme } from '@/components/ui/theme';
import { fonts } from '@/components/ui/tokens';
import type { Match } from '@/engine/core/match';

import { Written, widthOf } from './card-letters';
import { CardResult } from './card-result';
import { shareText } from './share-text';
import { say } from './words';

/** In points; the picture has twice as many dots each way. */
export const CARD = { width: 540, height: 675 } as const;

const EDGE = 18;
const PRINT: Pasted = { x: 0, y: 0, width: CARD.width, height: 132 };
const BOARD: Pasted = { x: EDGE, y: 274, width: CARD.width - 2 * EDGE, height: 322 };

const LIGHT = { theme: 'light', textSize: 1, reduceMotion: true, colourBlind: false } as const;
const nothing = { lit: new Map(), tags: new Map(), chosen: new Set<string>(), recent: new Set<string>() };
const deaf = () => undefined;

export interface PostCardProps {
  /** Over. */
  readonly match: Match;
  readonly look: GameLook;
  /** The day it was finished, as its reader writes it. */
  readonly date: string;
  /** How wide it is shown. */
  readonly width: number;
}

export const PostCard = memo(
  forwardRef<Svg, PostCardProps>(function PostCard({ match, look, date, width }, ref) {
    return (
      <ThemeProvider look={LIGHT}>
        <GameInk game={match.game.id}>
          <Svg
            ref={ref}
            width={width}
            height={(width * CARD.height) / CARD.width}
            viewBox={`0 0 ${CARD.width} ${CARD.height}`}
          >
            <Drawing match={match} look={look} date={date} />
          </Svg>
        </GameInk>
      </ThemeProvider>
    );
  }),
);

/** The board comes first and is cut to its window by the paper laid over it. */
function Drawing({ match, look, date }: Omit<PostCardProps, 'width'>) {
  const { colours } = useTheme();
  const { seats } = match.config;
  const sheet = useMemo(() => match.game.score(match.position()), [match]);
  const { Print } = look;
  const title = match.game.info.title;
  const plate = widthOf(title, fonts.display, 27) + 26;
  return (
    <G>
      <Table match={match} look={look} />
      <Path d={`${rect(0, 0, CARD.width, CARD.height)}${windowPath}`} fill={colours.paper} fillRule="evenodd" />
      <Path d={windowPath} fill="none" stroke={colours.ink} strokeWidth={2} />
      <PastedAt.Provider value={PRINT}>
        <Print width={PRINT.width} height={PRINT.height} night={false} />
      </PastedAt.Provider>
      <Path d={`M0 ${PRINT.height}H${CARD.width}`} stroke={colours.ink} strokeWidth={2} />
      <Rect
        x={EDGE}
        y={14}
        width={plate}
        height={42}
        rx={4}
        fill={colours.paperRaised}
        stroke={colours.ink}
        strokeWidth={2}
      />
      <Written x={EDGE + plate / 2} y={44} size={27} face={fonts.display} anchor="middle">
        {title}
      </Written>
      <StampArt text={stampOf(sheet, seats)} width={300} x={CARD.width / 2} y={PRINT.height + 4} />
      <CardResult sheet={sheet} seats={seats} from={188} to={256} edge={EDGE} width={CARD.width} />
      <Path d={`M${EDGE} 262H${CARD.width - EDGE}`} stroke={colours.ink} strokeWidth={3} />
      <Path d={`M${EDGE} 267H${CARD.width - EDGE}`} stroke={colours.ink} strokeWidth={1} />
      <Foot match={match} mode={sheet.mode} date={date} />
    </G>
  );
}

const windowPath = rect(BOARD.x, BOARD.y, BOARD.width, BOARD.height);

/** The main face of the table as it stood, seen by the lone player or by the winner. */
function Table({ match, look }: Pick<PostCardProps, 'match' | 'look'>) {
  const { seats } = match.config;
  const board = useMemo((): BoardProps => {
    const state = match.position();
    const viewer = seats.length === 1 ? 0 : (match.game.score(state).winners[0] ?? 0);
    return {
      ...nothing,
      view: match.game.view(state, viewer),
      viewer,
      seats: seats.map(({ name, colour }) => ({ name, colour })),
      decision: null,
      preview: null,
      happening: null,
      onPress: deaf,
      onExplain: deaf,
      width: BOARD.width,
      height: BOARD.height,
      night: false,
      calm: true,
    };
  }, [match, seats]);
  const face = look.wide.left[0] ?? look.parts[0]?.id;
  const part = look.parts.find(({ id }) => id === face);
  if (!part) return null;
  return (
    <PastedAt.Provider value={BOARD}>
      <part.Board {...board} />
    </PastedAt.Provider>
  );
}

interface FootProps {
  readonly match: Match;
  readonly mode: string;
  readonly date: string;
}

/** So many letters of the link stand in one line. */
const LINK_LINE = 84;

function Foot({ match, mode, date }: FootProps) {
  const { colours } = useTheme();
  const link = shareText(match, 'deal')?.link ?? '';
  const lines = link.match(new RegExp(`.{1,${LINK_LINE}}`, 'g')) ?? [];
  const right = CARD.width - EDGE;
  const facts = [mode.charAt(0).toUpperCase() + mode.slice(1), date].join(' · ');
  return (
    <G>
      <Written x={EDGE} y={624} size={24} face={fonts.display}>
        {say('card.app')}
      </Written>
      <Written x={right} y={614} size={13.5} face={fonts.semi} anchor="end" room={290}>
        {facts}
      </Written>
      <Written x={right} y={631} size={12.5} face={fonts.medium} anchor="end" colour={colours.inkSoft} room={290}>
        {say('share.seed', { seed: match.seed })}
      </Written>
      {lines.slice(0, 2).map((text, i) => (
        <Written key={i} x={EDGE} y={651 + i * 13} size={9.5} face={fonts.medium} colour={colours.inkSoft} room={504}>
          {text}
        </Written>
      ))}
    </G>
  );
}
