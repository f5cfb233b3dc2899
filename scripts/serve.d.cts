import type { Server } from 'node:http';

export function serveFolder(folder: string): Server;
export function listen(server: Server, port: number, host?: string): Promise<number>;
export function chooseCoding(accept: string | undefined, codings: readonly string[]): string | null;
