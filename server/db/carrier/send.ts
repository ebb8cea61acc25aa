import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { type Notice, outboxOf } from './outbox.ts';

/**
 * Sends notices to all servers on this database. Within a transaction they are sent when it commits, or not at all; equal
 * ones of a transaction are one.
 */
export async function send(db: Queryable, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const outbox = outboxOf(db);
  if (outbox) return outbox.add(notices);
  const calls = notices.map(({ channel, payload }) => sql`pg_notify(${channel}, ${payload})`);
  await db.execute(sql`select ${sql.join(calls, sql`, `)}`);
}
