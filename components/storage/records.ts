/** The shapes kept in the tables, and their checks: everything read back is parsed, never trusted. */
import { z } from 'zod';

const whole = z.number().int();

/** One match: the engine's save text, and what the shelf shows without opening it. */
const matchSchema = z.object({
  id: z.string().min(1),
  game: z.string(),
  /** The engine's save: seed, options, moves, snapshot, checksum. */
  text: z.string(),
  /** One line about the position: "Scoring round 5 of 9 · 34 points". */
  line: z.string().catch(''),
  mode: z.string().catch(''),
  over: z.boolean().catch(false),
  started: whole.catch(0),
  updated: whole.catch(0),
});

const asideSchema = z.object({
  id: z.string().min(1),
  reason: z.enum(['damaged', 'outgrown', 'newer', 'foreign']).catch('damaged'),
  /** Where it came from: "Dakota 1877, solo race". */
  label: z.string().catch(''),
  text: z.string(),
  at: whole.catch(0),
});

const resultSchema = z.object({
  id: z.string().min(1),
  game: z.string(),
  mode: z.string(),
  at: whole.catch(0),
  headline: z.string().catch(''),
  /** The best total of a person at the table; results of one mode are compared by it. */
  total: z.number().catch(0),
  rank: z.string().optional().catch(undefined),
  won: z.boolean().optional().catch(undefined),
  trophy: z.object({ row: z.string(), column: z.string(), mark: z.string() }).optional().catch(undefined),
  unranked: z.boolean().catch(false),
  seats: whole.catch(1),
  seed: z.string().catch(''),
});

export const dumpSchema = z.object({
  app: z.literal('frontier-five'),
  format: whole,
  rows: z.array(
    z.object({ table: z.enum(['matches', 'aside', 'results']), id: z.string().min(1), text: z.string() }),
  ),
  texts: z.record(z.string(), z.string()).catch({}),
});

export type KeptMatch = Readonly<z.infer<typeof matchSchema>>;
export type AsideSave = Readonly<z.infer<typeof asideSchema>>;
export type AsideReason = AsideSave['reason'];
export type KeptResult = Readonly<z.infer<typeof resultSchema>>;

export const parseMatch = parser(matchSchema);
export const parseAside = parser(asideSchema);
export const parseResult = parser(resultSchema);
export const parseDump = parser(dumpSchema);

/** The record in a text, or null when the text holds none. */
function parser<T>(schema: z.ZodType<T>): (text: string) => T | null {
  return (text) => {
    try {
      const parsed = schema.safeParse(JSON.parse(text));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  };
}
