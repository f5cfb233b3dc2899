/** Which of four sounds a batch of events makes. */
export type Sound = 'knock' | 'roll' | 'gain' | 'end';

export interface FeedbackChoice {
  readonly sound: boolean;
  readonly haptics: boolean;
}

export interface Feedback {
  play(kinds: readonly string[], choice: FeedbackChoice): void;
}

/** Games name their events freely; the words in the names are enough to tell the sounds apart. */
export function soundFor(kinds: readonly string[]): Sound {
  const heard = kinds.join(' ');
  if (/\b(end|over|final|won|lost)/.test(heard)) return 'end';
  if (/roll|die|dice|wheel|spin/.test(heard)) return 'roll';
  if (/gain|score|point|income|collect|sell|sold|reward/.test(heard)) return 'gain';
  return 'knock';
}
