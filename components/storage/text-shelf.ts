import Storage from 'expo-sqlite/kv-store';

import type { TextShelf } from './port';

function read(key: string): string | null {
  return Storage.getItemSync(key);
}

function write(key: string, text: string): void {
  Storage.setItemSync(key, text);
}

function keys(): string[] {
  return Storage.getAllKeysSync();
}

function remove(key: string): void {
  Storage.removeItemSync(key);
}

export const textShelf = { read, write, keys, remove } satisfies TextShelf;
