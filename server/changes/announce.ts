import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TenantScope } from '#server/db/tenant-scope.ts';

export const announcementChannel = 'courtside_changed';

export const announcement = z.object({ tenantId: z.string(), tags: z.array(z.string()) });
/** The cache tags that have changed, and their tenant. */
export type Announcement = z.infer<typeof announcement>;

/** A NOTIFY payload of PostgreSQL is shorter than 8000 bytes; a longer list is split. */
const maxPayloadBytes = 7000;

/**
 * Notifies every server on this database of stale cache tags of a tenant. The notification is sent when the transaction
 * commits, or not at all; PostgreSQL merges equal ones of a transaction.
 */
export async function announce({ db, tenantId }: TenantScope, tags: Iterable<string>): Promise<void> {
  for (const chunk of splitTags([...new Set(tags)])) {
    const notice: Announcement = { tenantId, tags: chunk };
    await db.execute(sql`select pg_notify(${announcementChannel}, ${JSON.stringify(notice)})`);
  }
}

function splitTags(tags: string[]): string[][] {
  const result: string[][] = [];
  let size = maxPayloadBytes;
  for (const tag of tags) {
    if (size + tag.length + 3 > maxPayloadBytes) {
      result.push([]);
      size = 0;
    }
    result.at(-1)?.push(tag);
    size += tag.length + 3;
  }
  return result;
}
