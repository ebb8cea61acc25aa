import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { installation } from '#server/db/schema/installation.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';

const name = 'realtime-secret';

/** Returns the secret of our own channels, created once and shared by all servers on this database. */
export async function ownSecret(db: Queryable): Promise<string> {
  await db
    .insert(installation)
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.name, name));
  if (!row) throw new Error('The secret of the live channels was not stored.');
  return row.value;
}
