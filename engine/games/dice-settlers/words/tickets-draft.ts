import type { MoveDescription } from '../../../core/game';

/** A ticket without what every ticket has; its clause is that of the pick unless it names another. */
export type Draft = Partial<MoveDescription> & { label: string };
