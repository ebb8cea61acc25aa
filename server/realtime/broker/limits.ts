/**
 * Limits of the broker. Sizes are in bytes, times in milliseconds; names and values follow Pusher's where it has them.
 */
export const limits = {
  /**
   * A socket that is silent for this time is pinged, some sooner: thousands that opened at once do not all get and answer a ping in
   * the same second. The handshake sends it to clients (in seconds).
   */
  activityTimeoutMs: 30_000,
  /** From the ping to the end of the connection. */
  pongTimeoutMs: 30_000,
  sweepMs: 1_000,
  /** The same for the socket of a scorer's desk. */
  deskPingMs: 1_000,
  deskPongMs: 4_000,
  /** A desk without a device for longer counts as away: one that changes its duty, or the server, comes back sooner. */
  deskGraceMs: 2_000,
  /** Games whose desk is away that a server keeps in mind, the latest. */
  desksAway: 1_000,
  /** Maximum size of a client's message. */
  messageBytes: 16 * 1024,
  /** Maximum send queue of one socket; a slower client is terminated and resynchronises when it reconnects. */
  backlogBytes: 512 * 1024,
  sockets: 20_000,
  channelsPerSocket: 100,
  /** Refused subscriptions of one socket before it is closed. */
  refusalsPerSocket: 20,
  channelName: 164,
  /** Token bucket for the messages of a client: `burst` at once, then `messagesPerSecond`. */
  burst: 200,
  messagesPerSecond: 20,
  presenceMembers: 100,
  presenceInfoBytes: 1024,
  /** Maximum size of a published event's data. */
  eventBytes: 10 * 1024,
  eventName: 200,
  channelsPerEvent: 100,
  eventsPerBatch: 10,
  requestBytes: 256 * 1024,
  /** Maximum clock difference of a server that publishes. */
  signatureAgeSeconds: 600,
  countEveryMs: 5_000,
  /** Channels whose counts one census tells to the other servers: those with the most subscribers. */
  censusChannels: 500,
} as const;
