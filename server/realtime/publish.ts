import type { Queryable } from '#server/db/tenant-scope.ts';
import { sendNotices } from './notices/send-notices.ts';

export type LiveMessage = { channels: string[]; name: string; data: object };

/**
 * Publishes messages to live channels. Within a transaction they are sent when it commits, in the order of commits, or
 * not at all. Every server delivers them to its own sockets; with hosted Pusher one of them forwards them.
 */
export function publish(db: Queryable, messages: readonly LiveMessage[]): Promise<void> {
  return sendNotices(
    db,
    messages.map(({ channels, name, data }) => ({ kind: 'event', channels, name, data: JSON.stringify(data) })),
  );
}
