/** A real SQLite behind the calls of expo-sqlite that the native save port makes. */
import { Database } from 'node-sqlite3-wasm';

type Value = string | number | null;

export interface SqliteHooks {
  /** Called before every statement. What it throws is thrown as the statement's own failure. */
  before?(sql: string): void;
}

export function openSqlite(file: string, hooks: SqliteHooks = {}) {
  const db = new Database(file);
  return {
    async execAsync(sql: string): Promise<void> {
      hooks.before?.(sql);
      db.exec(sql);
    },
    async runAsync(sql: string, ...values: Value[]): Promise<void> {
      hooks.before?.(sql);
      db.run(sql, values);
    },
    async getAllAsync(sql: string, ...values: Value[]): Promise<unknown[]> {
      hooks.before?.(sql);
      return db.all(sql, values);
    },
    async getFirstAsync(sql: string, ...values: Value[]): Promise<unknown> {
      hooks.before?.(sql);
      return db.get(sql, values);
    },
    close: () => db.close(),
  };
}
