import type { Queryable } from '#server/db/tenant-scope.ts';
import { sendNotices } from './notices/send-notices.ts';

export type LiveMessage = { channels: string[]; name: string; data: object };

/**
 * Sends messages to live channels. Within a transaction they go out when it commits, in the order of commits, and not at all
 * when it does not. Every server delivers them to its own sockets; with hosted Pusher one of them forwards them.
 */
export function publish(db: Queryable, messages: readonly LiveMessage[]): Promise<void> {
  return sendNotices(
    db,
    messages.map(({ channels, name, data }) => ({ kind: 'event', channels, name, data: JSON.stringify(data) })),
  );
}
