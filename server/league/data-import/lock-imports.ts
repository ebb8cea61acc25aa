import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

/**
 * Keeps other imports of the tenant out until the transaction ends, those of the command line too. Throws `conflict` while another one is
 * running.
 */
export async function lockImports({ db, tenantId }: TenantScope): Promise<void> {
  const { rows } = await db.execute(
    sql`select pg_try_advisory_xact_lock(hashtext('courtside import'), hashtext(${tenantId})) as free`,
  );
  if (z.object({ free: z.boolean() }).parse(rows[0]).free) return;
  throw new LeagueError('conflict', say`Another import of this league is running. Try again when it has finished.`);
}
