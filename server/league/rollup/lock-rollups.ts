import { sql } from 'drizzle-orm';
import type { TenantScope } from '#server/db/tenant-scope.ts';

/** Serialises rollup updates of the tenant by an advisory lock: concurrent transactions would miss each other's games. */
export async function lockRollups({ db, tenantId }: TenantScope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('courtside rollups'), hashtext(${tenantId}))`);
}
