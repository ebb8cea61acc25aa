/**
 * Close codes of the Pusher protocol: after 4000–4099 clients do not reconnect, after 4100–4199 they reconnect a second
 * later, after 4200–4299 at once.
 */
export const closeReasons = {
  unknownKey: { code: 4001, message: 'There is no application with this key.' },
  invalidPath: { code: 4005, message: 'Live channels are at /app/{key}.' },
  unsupportedProtocol: { code: 4007, message: 'This protocol version is not supported; use 5, 6 or 7.' },
  noProtocol: { code: 4008, message: 'No protocol version was given.' },
  unauthorized: { code: 4009, message: 'The user could not be authenticated.' },
  overCapacity: { code: 4100, message: 'The server has too many connections.' },
  tooManyMessages: { code: 4100, message: 'Too many messages were sent at once.' },
  tooManyRefusals: { code: 4100, message: 'Too many subscriptions were refused.' },
  stopping: { code: 4100, message: 'The server is stopping.' },
  revoked: { code: 4200, message: 'The session has ended.' },
  mayBeRevoked: { code: 4200, message: 'Messages were lost; subscribe again.' },
  noPong: { code: 4201, message: 'No pong was received.' },
} as const satisfies Record<string, { code: number; message: string }>;

export type CloseReason = (typeof closeReasons)[keyof typeof closeReasons];
