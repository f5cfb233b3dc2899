import type { Row, RowName, SavePort, SeenRow, Table } from './port';

/** Keeps rows as long as the app runs: for tests, and for a browser that keeps nothing for us. */
export function memoryPort(rows: readonly Row[] = []): SavePort {
  const kept = new Map<string, Row>();
  const key = ({ table, id }: RowName) => `${table}/${id}`;
  for (const row of rows) kept.set(key(row), row);
  return {
    async all(table: Table) {
      return [...kept.values()].filter((row) => row.table === table);
    },
    async one(name: RowName) {
      return kept.get(key(name)) ?? null;
    },
    async change(write: readonly Row[], remove: readonly RowName[] = [], seen: readonly SeenRow[] = []) {
      if (seen.some((row) => (kept.get(key(row))?.text ?? null) !== row.text)) return false;
      for (const row of write) kept.set(key(row), row);
      for (const name of remove) kept.delete(key(name));
      return true;
    },
    async erase() {
      kept.clear();
    },
  };
}
