/**
 * The finished table as one picture: print, stamp, result, the board as it stood, and where to play the same deal. One
 * `Svg` of paths and letters, so that every device can make a picture file of it. Always on light paper.
 */
import { forwardRef, memo, useMemo } from 'react';
import Svg, { G, Path, Rect } from 'react-native-svg';

import type { BoardProps, GameLook } from '@/components/boards/board';
import { stampOf } from '@/components/play/end-head';
import { StampArt } from '@/components/play/stamp';
import { PastedAt, type Pasted } from '@/components/ui/pasted';
import { GameInk, ThemeProvider, useTheme } from '@/components/ui/theme';
import { fonts } from '@/components/ui/tokens';
import type { Match } from '@/engine/core/match';
import { capital } from '@/engine/core/words';

import { Written, widthOf } from './card-letters';
import { CardBand, CardResult } from './card-result';
import { shareText } from './share-text';
import { say } from './words';

/** In points; the picture has twice as many dots each way. */
export const CARD = { width: 540, height: 675 } as const;

const EDGE = 18;
const PRINT: Pasted = { x: 0, y: 0, width: CARD.width, height: 170 };
const BOARD: Pasted = { x: EDGE, y: 306, width: CARD.width - 2 * EDGE, height: 296 };

const LIGHT = { theme: 'light', textSize: 1, reduceMotion: true, colourBlind: false } as const;
const deaf = () => undefined;

/** Nothing is asked any more, and nothing can be pressed. */
const nothing = {
  decision: null,
  lit: new Map(),
  tags: new Map(),
  chosen: new Set(),
  recent: new Set(),
  preview: null,
  happening: null,
  onPress: deaf,
  onExplain: deaf,
  night: false,
  calm: true,
} satisfies Partial<BoardProps>;

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

const RULE = BOARD.y - 10;

function Drawing({ match, look, date }: Omit<PostCardProps, 'width'>) {
  const { colours } = useTheme();
  const { seats } = match.config;
  const sheet = useMemo(() => match.game.score(match.position()), [match]);
  const { Print } = look;
  const { width, height } = CARD;
  return (
    <G>
      <Rect width={width} height={height} fill={colours.paper} />
      <PastedAt.Provider value={PRINT}>
        <Print width={PRINT.width} height={PRINT.height} night={false} />
      </PastedAt.Provider>
      {seats.length > 1 ? <CardBand sheet={sheet} seats={seats} width={width} foot={PRINT.height} /> : null}
      <Path d={`M0 ${PRINT.height}H${width}`} stroke={colours.ink} strokeWidth={2} />
      <StampArt text={stampOf(sheet, seats)} width={320} x={width / 2} y={PRINT.height + 2} />
      <CardResult sheet={sheet} seats={seats} from={218} to={RULE - 8} edge={EDGE} width={width} />
      <Path d={`M${EDGE} ${RULE - 4}H${width - EDGE}`} stroke={colours.ink} strokeWidth={3} />
      <Path d={`M${EDGE} ${RULE + 1}H${width - EDGE}`} stroke={colours.ink} strokeWidth={1} />
      <Table match={match} look={look} />
      <Foot match={match} mode={sheet.mode} date={date} />
    </G>
  );
}

/** The table as it stood, seen by the lone player or by the winner. */
function Table({ match, look }: Pick<PostCardProps, 'match' | 'look'>) {
  const { colours } = useTheme();
  const { seats } = match.config;
  const board = useMemo(() => {
    const state = match.position();
    const viewer = seats.length === 1 ? 0 : (match.game.score(state).winners[0] ?? 0);
    return { ...nothing, viewer, view: match.game.view(state, viewer), seats };
  }, [match, seats]);
  const ids = look.card ?? look.wide.left.slice(0, 1);
  const parts = ids.flatMap((id) => look.parts.find((part) => part.id === id) ?? []);
  const wide = BOARD.width / parts.length;
  return (
    <G>
      {parts.map((part, i) => {
        const at = { ...BOARD, x: BOARD.x + i * wide, width: wide };
        return (
          <G key={part.id}>
            <PastedAt.Provider value={at}>
              <part.Board {...board} width={at.width} height={at.height} />
            </PastedAt.Provider>
            <Rect {...at} fill="none" stroke={colours.ink} strokeWidth={2} />
          </G>
        );
      })}
    </G>
  );
}

interface FootProps {
  readonly match: Match;
  readonly mode: string;
  readonly date: string;
}

/** So many letters of the link stand in one line at most. */
const LINK_LINE = 88;

function Foot({ match, mode, date }: FootProps) {
  const { colours } = useTheme();
  const link = shareText(match, 'deal')?.link ?? '';
  const count = Math.max(1, Math.ceil(link.length / LINK_LINE));
  const lines = link.match(new RegExp(`.{1,${Math.ceil(link.length / count) || 1}}`, 'g')) ?? [];
  const right = CARD.width - EDGE;
  const { title } = match.game.info;
  const named = widthOf(title, fonts.display, 27);
  const small = { face: fonts.medium, colour: colours.inkSoft } as const;
  return (
    <G>
      <Written x={EDGE} y={631} size={27} face={fonts.display}>
        {title}
      </Written>
      <Written x={right} y={619} size={13.5} face={fonts.semi} anchor="end" room={right - EDGE - named - 20}>
        {[capital(mode), date].join(' · ')}
      </Written>
      <Written x={right} y={635} size={12} anchor="end" {...small}>
        {[say('share.seed', { seed: match.seed }), say('card.app')].join(' · ')}
      </Written>
      {lines.slice(0, 2).map((text, i) => (
        <Written key={i} x={EDGE} y={651 + i * 12.5} size={9.6} {...small}>
          {text}
        </Written>
      ))}
    </G>
  );
}
