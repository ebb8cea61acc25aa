import { send } from '#server/db/carrier/send.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import type { Notice } from './notice.ts';
import { toPayloads } from './parts.ts';

export const noticeChannel = 'courtside_live';

/**
 * Sends notices to all servers on this database, in one round trip. Within a transaction they are sent when it commits,
 * or not at all.
 */
export async function sendNotices(db: Queryable, notices: readonly Notice[]): Promise<void> {
  const payloads = notices.flatMap((notice) => toPayloads(JSON.stringify(notice)));
  await send(
    db,
    payloads.map((payload) => ({ channel: noticeChannel, payload })),
  );
}
