import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { installation } from '#server/db/schema/installation.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';

const name = 'nightly-backup';

const backupState = z.object({
  /** The last one that succeeded. */
  madeAt: z.iso.datetime().nullable(),
  file: z.string().nullable(),
  /** The last attempt that failed, and why; null once one has succeeded. */
  failure: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
});
export type BackupState = z.infer<typeof backupState>;

const none: BackupState = { madeAt: null, file: null, failure: null };

/** Returns how the last nightly backups of the installation ended. */
export async function readBackupState(db: Queryable): Promise<BackupState> {
  const [row] = await db.select().from(installation).where(eq(installation.name, name));
  return row ? backupState.parse(JSON.parse(row.value)) : none;
}

export async function saveBackupState(db: Queryable, state: BackupState): Promise<void> {
  const value = JSON.stringify(state);
  await db
    .insert(installation)
    .values({ name, value })
    .onConflictDoUpdate({ target: installation.name, set: { value } });
}
