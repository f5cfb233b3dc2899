/** What may happen at the table, for log, pictures and sounds. */
type RoundEvent = 'round' | 'rolls' | 'no-dice' | 'gun-rolls' | 'pawn' | 'collection' | 'ending' | 'over';
type GhostEvent = 'ghost-rolls' | 'ghost-blocks' | 'ghost-fades' | 'ghost-reveals';
type PlacingEvent =
  'places' | 'shifts' | 'moves' | 'skipped' | 'unasked' | 'rerolls' | 'changes' | 'bumps' | 'uses';
type SpaceEvent = 'space' | 'collects' | 'nothing' | 'skips' | 'bonus';
type GoodsEvent = 'gain' | 'pay' | 'gold' | 'pay-gold' | 'token' | 'token-lost' | 'loan-repaid';
type InfluenceEvent = 'influence' | 'influence-lost' | 'end-influence' | 'end-pieces';
type RoleEvent = 'role' | 'role-lost' | 'jail' | 'jail-all' | 'turns-in';
type OrderEvent = 'order' | 'first' | 'last' | 'up' | 'reversed';
type DeckEvent =
  | 'looks'
  | 'no-cards'
  | 'dealt'
  | 'keeps'
  | 'keeps-one'
  | 'reshuffle'
  | 'mixed-back'
  | 'puts-back'
  | 'event'
  | 'event-gone';
type CardEvent =
  'plays' | 'targets' | 'swaps' | 'snake-eyes' | 'discards' | 'takes' | 'ability' | 'character' | 'cast';
type MapEvent = 'town' | 'city' | 'rail' | 'no-rail' | 'sees' | 'reveals' | 'too-rugged';

/** What may happen, for the log. */
export type EventKind =
  | RoundEvent
  | GhostEvent
  | PlacingEvent
  | SpaceEvent
  | GoodsEvent
  | InfluenceEvent
  | RoleEvent
  | OrderEvent
  | DeckEvent
  | CardEvent
  | MapEvent;
