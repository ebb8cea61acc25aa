import { createBatchQueue } from '#server/realtime/batch-queue.ts';
import type { Notice } from '#server/realtime/notices/notice.ts';
import type { SendNotice } from './census.ts';

/** PostgreSQL allows 1664 expressions in one select; a notice may need several. */
const maxBatch = 100;

/**
 * Returns a function that sends notices to the other servers in the order of its calls, one batch at a time. On
 * parallel connections they could overtake each other: a census taken before a member joined, arriving after the join,
 * would remove the member.
 */
export function createNoticeQueue(
  send: (notices: Notice[]) => Promise<void>,
  onFailure: (error: unknown) => void,
): SendNotice {
  const queue = createBatchQueue({ size: maxBatch, send, onFailure });
  return (notice) => queue.add([notice]);
}
