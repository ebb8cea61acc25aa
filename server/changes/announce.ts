import type { SQL } from 'drizzle-orm';
import { outboxOf } from '#server/db/carrier/outbox.ts';
import { executeTogether } from '#server/db/execute-together.ts';
import { announcements } from '#server/db/schema/announcements.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';

export const announcementChannel = 'courtside_changed';

/** The cache tags that have changed, and their tenant. */
export type Announcement = { tenantId: string; tags: string[] };

/**
 * Announces stale cache tags of a tenant to every server on this database. The announcement is a row of the transaction:
 * it is read after the commit, or never made. `changes` are executed with it, in one round trip.
 */
export async function announce(
  { db, tenantId }: TenantScope,
  tags: Iterable<string>,
  changes: readonly (SQL | null)[] = [],
): Promise<void> {
  const stale = [...new Set(tags)];
  const row = stale.length > 0 ? db.insert(announcements).values({ tenantId, tags: stale }).getSQL() : null;
  await executeTogether(db, [...changes, row]);
  if (!row) return;
  // A trigger of the table wakes those who listen to PostgreSQL.
  outboxOf(db)?.add([{ channel: announcementChannel, payload: '' }]);
}
