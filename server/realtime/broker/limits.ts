/** What a client may ask of the broker. Sizes in bytes, times in milliseconds; names and numbers follow Pusher's where it has them. */
export const limits = {
  /** A socket that stays silent for that long is asked whether it lives. The handshake tells clients (in seconds). */
  activityTimeoutMs: 30_000,
  /** From the question to the end. */
  pongTimeoutMs: 30_000,
  sweepMs: 5_000,
  /** Of a message from a client. */
  messageBytes: 16 * 1024,
  /** Waiting in the send queue of one socket: a slower client is cut off, and resynchronises when it is back. */
  backlogBytes: 512 * 1024,
  sockets: 20_000,
  channelsPerSocket: 100,
  channelName: 164,
  /** Messages of a client: this many at once, then as many a second. */
  burst: 200,
  messagesPerSecond: 20,
  presenceMembers: 100,
  presenceInfoBytes: 1024,
  /** Of one published event. */
  eventBytes: 10 * 1024,
  eventName: 200,
  channelsPerEvent: 100,
  eventsPerBatch: 10,
  requestBytes: 256 * 1024,
  /** How far the clock of a server that publishes may be off. */
  signatureAgeSeconds: 600,
  countEveryMs: 5_000,
} as const;
