import type { RulebookChapter } from '../../core/game';
export const rulebook: readonly RulebookChapter[] = [];
