import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tenant-scope.ts';
import type { Notice } from './notice.ts';
import { toPayloads } from './parts.ts';

export const noticeChannel = 'courtside_live';

/**
 * Sends notices to all servers on this database, in one round trip. Within a transaction they are sent when it commits,
 * or not at all.
 */
export async function sendNotices(db: Queryable, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const calls = notices.flatMap((notice) => toPayloads(JSON.stringify(notice)).map(call));
  await db.execute(sql`select ${sql.join(calls, sql`, `)}`);
}

const call = (payload: string): SQL => sql`pg_notify(${noticeChannel}, ${payload})`;
