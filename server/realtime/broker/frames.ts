/** A WebSocket message with its header, encoded once for all sockets that it goes to. */
export type Frame = Buffer;

/** Returns an event of the Pusher protocol. The `data` of events is a JSON string; that of errors is an object. */
export function eventFrame(event: string, data: string, channel?: string): Frame {
  return toFrame({ event, ...(channel !== undefined && { channel }), data });
}

export function internalFrame(event: string, data: object, channel?: string): Frame {
  return eventFrame(event, JSON.stringify(data), channel);
}

/** Returns an error; `code` is null where the connection stays open. */
export function errorFrame(code: number | null, message: string): Frame {
  return toFrame({ event: 'pusher:error', data: { code, message } });
}

export function subscriptionErrorFrame(channel: string, type: string, error: string, status: number): Frame {
  return toFrame({ event: 'pusher:subscription_error', channel, data: { type, error, status } });
}

export const addedFrame = (channel: string, user: string, info: unknown = {}): Frame =>
  internalFrame('pusher_internal:member_added', { user_id: user, user_info: info }, channel);

export const removedFrame = (channel: string, user: string): Frame =>
  internalFrame('pusher_internal:member_removed', { user_id: user }, channel);

/** A whole text message of a server, without mask (RFC 6455, section 5.2). */
function toFrame(message: object): Frame {
  const payload = Buffer.from(JSON.stringify(message));
  return Buffer.concat([frameHeader(payload.length), payload]);
}

const finalText = 0x81;

function frameHeader(length: number): Buffer {
  if (length < 126) return Buffer.from([finalText, length]);
  if (length < 2 ** 16) return Buffer.from([finalText, 126, length >> 8, length & 0xff]);
  const header = Buffer.from([finalText, 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}

export const pongFrame = internalFrame('pusher:pong', {});
export const pingFrame = internalFrame('pusher:ping', {});
