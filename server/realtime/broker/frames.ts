/** What is written to a socket: made once, however many sockets it goes to. */
export type Frame = Buffer;

/** An event of the protocol. `data` of events is JSON in a text, as Pusher has it; errors carry a plain object. */
export function eventFrame(event: string, data: string, channel?: string): Frame {
  return toFrame({ event, ...(channel !== undefined && { channel }), data });
}

export function internalFrame(event: string, data: object, channel?: string): Frame {
  return eventFrame(event, JSON.stringify(data), channel);
}

/** `code` is null for a fault that does not end the connection. */
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
