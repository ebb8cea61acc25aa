import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tenant-scope.ts';

export const announcementChannel = 'courtside_changed';

/** A notice of PostgreSQL holds 8000 bytes; a list that does not fit is parted. */
const longest = 7000;

/**
 * Tells every server on this database which cached things are stale. It goes out when the transaction commits, and not at
 * all when it does not; several equal ones of a transaction are one.
 */
export async function announce(db: Queryable, tags: Iterable<string>): Promise<void> {
  for (const part of parts([...new Set(tags)])) {
    await db.execute(sql`select pg_notify(${announcementChannel}, ${JSON.stringify(part)})`);
  }
}

function parts(tags: string[]): string[][] {
  const result: string[][] = [];
  let size = longest;
  for (const tag of tags) {
    if (size + tag.length + 3 > longest) {
      result.push([]);
      size = 0;
    }
    result.at(-1)?.push(tag);
    size += tag.length + 3;
  }
  return result;
}
