/** The small texts the app keeps, as an import may bring them: each is read as the app would read it. */
import { mergedTaught } from '@/components/coach/kept';
import { mergedSettings } from '@/components/settings/kept';
import { draftToText, readDraft } from '@/components/setup/draft';
import { isGameId } from '@/engine/games/cards';

/** What is to be kept of a text from outside beside the one here; null for one the app would not have written. */
export function goodText(key: string, text: string, here: string | null): string | null {
  if (key === 'settings') return mergedSettings(here, text);
  if (key === 'coach') return mergedTaught(here, text);
  const game = /^setup\.(.+)$/.exec(key)?.[1];
  if (game === undefined || !isGameId(game)) return null;
  const draft = readDraft(text);
  return draft && draftToText({ ...draft, seed: '' });
}
