import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { drawingOf } from '@/components/boards';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { GameInk, useTheme } from '@/components/ui/theme';
import { line, press, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { KeptMatch, KeptResult } from '@/components/storage/records';
import type { GameCard } from '@/engine/games/cards';

import { matchLine, RemoveButton } from './unfinished';
import { say } from './words';

export function seatsLine({ seats }: GameCard): string {
  return seats.max === 1 ? say('seats.one') : say('seats.short', { min: seats.min, max: seats.max });
}

/** "30–60 min", however a game puts it. */
export function lengthLine({ info }: GameCard): string {
  return say('minutes', { minutes: info.minutes.replace(/\s*(min|minutes|mins)\.?$/i, '') });
}

/** The best result in a few words; null when there is none yet. */
export function bestLine(best: KeptResult | null): string | null {
  if (!best) return null;
  if (best.trophy) return say('best.trophy', { mark: best.trophy.mark, row: best.trophy.row });
  if (best.rank) return say('best.rank', { total: best.total, rank: best.rank });
  return best.won ? say('best.won', { total: best.total }) : say('best.total', { total: best.total });
}

/** `state`: where it stands, or the best result. */
function cardLabel(game: GameCard, state: string): string {
  const { min, max } = game.seats;
  return say('card.label', {
    title: game.info.title,
    line: sentence(game.info.line),
    seats: max === 1 ? say('card.one') : say('card.seats', { min, max }),
    minutes: lengthLine(game),
    state,
  });
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

interface CardProps {
  readonly game: GameCard;
  readonly width: number;
  /** Height of the print by its width. */
  readonly ratio: number;
  readonly best: KeptResult | null;
  readonly onOpen: (game: string) => void;
}

/** A small print of the shelf: picture, name, best result or what it is about. */
export const PrintCard = memo(function PrintCard({ game, width, ratio, best, onOpen }: CardProps) {
  const { colours, night, scale } = useTheme();
  const drawing = drawingOf(game);
  const inside = width - 2 * line.frame;
  const k = 1 + (scale - 1) / 2;
  const wide = width > 230;
  return (
    <Pressable
      role="button"
      onPress={() => onOpen(game.id)}
      testID={`card-${game.id}`}
      style={({ pressed }) => [
        styles.card,
        {
          width,
          borderColor: colours.ink,
          backgroundColor: pressed ? colours.paperSunk : colours.paperRaised,
        },
      ]}
    >
      <View
        style={[styles.art, { borderColor: colours.ink }]}
        aria-hidden
        importantForAccessibility="no-hide-descendants"
      >
        <drawing.Print width={inside} height={Math.round(inside * ratio)} night={night} />
      </View>
      <View style={styles.foot}>
        <Words step="phase" style={wide ? undefined : { fontSize: 18 * k, lineHeight: 23 * k }}>
          {game.info.title}
        </Words>
        <View style={styles.line}>
          {best ? <Icon name="star-medal" size={15} colour={colours.inkSoft} /> : null}
          <Words step="tile" colour={colours.inkSoft} style={styles.grow}>
            {bestLine(best) ?? game.info.line}
          </Words>
        </View>
        <Words step="tile" colour={colours.inkSoft}>
          {`${seatsLine(game)} · ${lengthLine(game)}`}
        </Words>
      </View>
    </Pressable>
  );
});

interface HeroProps extends CardProps {
  /** The unfinished match of this game, if there is one. */
  readonly match: KeptMatch | null;
  readonly onRide: (id: string) => void;
  readonly onRemove: (match: KeptMatch) => void;
}

/** The game played last as a large print with the one strong button of the shelf. */
export const HeroCard = memo(function HeroCard(props: HeroProps) {
  const { game, width, ratio, best, match, onOpen, onRide, onRemove } = props;
  const { colours, night, scale } = useTheme();
  const drawing = drawingOf(game);
  const inside = width - 2 * line.frame;
  const about = match ? matchLine(match) : (bestLine(best) ?? game.info.line);
  return (
    <GameInk game={game.id}>
      <View style={[styles.press, { width, backgroundColor: colours.ink }]}>
        <View
          style={[
            styles.card,
            styles.poster,
            { borderColor: colours.ink, backgroundColor: colours.paperRaised },
          ]}
        >
          <Pressable
            role="button"
            aria-label={cardLabel(game, match ? matchLine(match) : (bestLine(best) ?? say('new')))}
            onPress={() => onOpen(game.id)}
            testID={`card-${game.id}`}
            style={[styles.art, { borderColor: colours.ink }]}
          >
            <View aria-hidden importantForAccessibility="no-hide-descendants">
              <drawing.Print width={inside} height={Math.round(inside * ratio)} night={night} />
            </View>
          </Pressable>
          {match ? (
            <View style={styles.corner}>
              <RemoveButton framed match={match} title={game.info.title} onRemove={onRemove} />
            </View>
          ) : null}
          <View style={styles.heroFoot}>
            <View style={[styles.about, { flexBasis: 150 * scale }]}>
              <Words step="phase">{game.info.title}</Words>
              <Words step="sub" colour={colours.inkSoft}>
                {about}
              </Words>
              <Words step="tile" colour={colours.inkSoft}>
                {`${seatsLine(game)} · ${lengthLine(game)}`}
              </Words>
            </View>
            <Button
              kind="primary"
              label={say(match ? 'ride.on' : 'saddle.up')}
              says={`${say(match ? 'ride.on' : 'saddle.up')}: ${game.info.title}`}
              onPress={() => (match ? onRide(match.id) : onOpen(game.id))}
              testID="hero-button"
            />
          </View>
        </View>
      </View>
    </GameInk>
  );
});

const styles = StyleSheet.create({
  press: { borderRadius: radius.print, paddingBottom: press.poster },
  card: { borderWidth: line.frame, borderRadius: radius.print, overflow: 'hidden' },
  poster: { width: '100%' },
  art: { borderBottomWidth: line.frame, overflow: 'hidden' },
  foot: { paddingHorizontal: 10, paddingVertical: 6, gap: 1, flexGrow: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  grow: { flex: 1 },
  corner: { position: 'absolute', right: 10, top: 10 },
  about: { flexGrow: 1, flexShrink: 1 },
  heroFoot: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 10,
    paddingHorizontal: 14,
    paddingVertical: 12,
  },
});
