import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

export const manifest = z.strictObject({
  format: z.literal('courtside-tenant'),
  version: z.literal(1),
  /** The last migration: rows have the columns of that schema. */
  schema: z.string(),
  tenant: z.strictObject({ id: z.guid(), slug: z.string(), name: z.string() }),
  tables: z.array(z.strictObject({ name: z.string(), rows: z.int().min(0) })),
});
export type Manifest = z.infer<typeof manifest>;

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })).min(1) });
const journalFile = path.join(import.meta.dirname, '../../db/migrations/meta/_journal.json');

/** Returns the name of the last migration of this build. */
export async function schemaVersion(): Promise<string> {
  const { entries } = journal.parse(JSON.parse(await readFile(journalFile, 'utf8')));
  return entries.at(-1)?.tag ?? '';
}
