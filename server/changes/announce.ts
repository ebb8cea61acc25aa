import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TenantScope } from '#server/db/tenant-scope.ts';

export const announcementChannel = 'courtside_changed';

export const announcement = z.object({ tenantId: z.string(), tags: z.array(z.string()) });
/** What has changed, and whose it is. */
export type Announcement = z.infer<typeof announcement>;

/** A notice of PostgreSQL holds 8000 bytes; a list that does not fit is parted. */
const maxPayloadBytes = 7000;

/**
 * Tells every server on this database which cached things of a tenant are stale. It goes out when the transaction commits,
 * and not at all when it does not; several equal ones of a transaction are one.
 */
export async function announce({ db, tenantId }: TenantScope, tags: Iterable<string>): Promise<void> {
  for (const part of parts([...new Set(tags)])) {
    const notice: Announcement = { tenantId, tags: part };
    await db.execute(sql`select pg_notify(${announcementChannel}, ${JSON.stringify(notice)})`);
  }
}

function parts(tags: string[]): string[][] {
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
