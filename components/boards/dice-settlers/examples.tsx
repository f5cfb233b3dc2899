import type { Example } from '../board';

const stub: Example = { title: 'A', text: 'B.', rule: 'X', height: 150, Art: () => null };

export const examples: readonly [Example, Example, Example] = [stub, stub, stub];
