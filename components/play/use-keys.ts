import type { TableKeys } from './keys-port';

/** A phone has no keys. */
export function useKeys(_keys: TableKeys): void {}
