/** A WebSocket message, encoded once for all sockets that it goes to. */
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

const toFrame = (message: object): Frame => Buffer.from(JSON.stringify(message));

export const pongFrame = internalFrame('pusher:pong', {});
export const pingFrame = internalFrame('pusher:ping', {});
