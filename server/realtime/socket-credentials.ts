import type { Queryable } from '#server/db/tenant-scope.ts';
import { sendNotices } from './notices/send-notices.ts';

/**
 * Tells every server that the socket gets a subscription by this session or service token. In the transaction that holds the
 * credential: a later `closeSocketsOf` is then heard after it, and finds the socket.
 */
export function publishAuthorized(transaction: Queryable, socket: string, credential: string): Promise<void> {
  return sendNotices(transaction, [{ kind: 'authorized', socket, credential }]);
}

/** Closes the sockets that were authorized by these sessions or service tokens, on every server, when the transaction commits. */
export function closeSocketsOf(transaction: Queryable, credentials: readonly { id: string }[]): Promise<void> {
  if (credentials.length === 0) return Promise.resolve();
  return sendNotices(transaction, [{ kind: 'revoked', credentials: credentials.map(({ id }) => id) }]);
}
