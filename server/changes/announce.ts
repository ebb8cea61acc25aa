import { outboxOf } from '#server/db/carrier/outbox.ts';
import { announcements } from '#server/db/schema/announcements.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';

export const announcementChannel = 'courtside_changed';

/** The cache tags that have changed, and their tenant. */
export type Announcement = { tenantId: string; tags: string[] };

/**
 * Announces stale cache tags of a tenant to every server on this database. The announcement is a row of the transaction:
 * it is read after the commit, or never made.
 */
export async function announce({ db, tenantId }: TenantScope, tags: Iterable<string>): Promise<void> {
  const stale = [...new Set(tags)];
  if (stale.length === 0) return;
  await db.insert(announcements).values({ tenantId, tags: stale });
  // A trigger of the table wakes those who listen to PostgreSQL.
  outboxOf(db)?.add([{ channel: announcementChannel, payload: '' }]);
}
