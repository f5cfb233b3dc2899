import { makeSigns } from '@/components/boards/signs';

export const { Sign, signNames } = makeSigns({ plot: 'village', card: 'hand-card', star: 'round-star' });
