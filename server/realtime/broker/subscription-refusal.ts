import { isSigned } from '#server/realtime/signature.ts';
import { type ChannelKind, channelKind, userChannel } from './channel-name.ts';
import type { PresenceData } from './client-message.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import { limits } from './limits.ts';

export type Subscription = { channel: string; auth?: string | undefined; channel_data?: string | undefined };
export type Refusal = { type: string; error: string; status: number };

/** Returns why a client may not subscribe to a channel; null if it may. */
export function refusalOf(
  hub: Hub,
  connection: Connection,
  subscription: Subscription,
  presence: PresenceData | null,
): Refusal | null {
  const { channel, channel_data: data = '' } = subscription;
  const kind = channelKind(channel);
  if (kind === null) return refusal('InvalidChannel', 'This is not a valid channel name.', 400);
  if (connection.channels.size + connection.pending.size >= limits.channelsPerSocket) {
    return refusal('LimitReached', `A connection may have ${limits.channelsPerSocket} channels.`, 403);
  }
  if (!isAuthorized(hub, connection, kind, subscription)) {
    return refusal('AuthError', 'The signature of this subscription is not valid.', 401);
  }
  if (kind !== 'presence') return null;
  if (!presence || Buffer.byteLength(data) > limits.presenceInfoBytes) {
    return refusal('InvalidPresenceData', 'channel_data must contain a user_id and have at most 1 kB.', 400);
  }
  const members = hub.census.members(channel);
  if (members.has(presence.user_id) || members.size < limits.presenceMembers) return null;
  return refusal('LimitReached', `A presence channel may have ${limits.presenceMembers} members.`, 403);
}

const refusal = (type: string, error: string, status: number): Refusal => ({ type, error, status });

export const noSuchChannel = refusal('NoSuchChannel', 'There is no such channel.', 404);
export const busy = refusal('Unavailable', 'The channel could not be looked up. Subscribe again later.', 503);

function isAuthorized(
  { app }: Hub,
  { id, userId }: Connection,
  kind: ChannelKind,
  { channel, auth = '', channel_data }: Subscription,
): boolean {
  if (kind === 'public') return true;
  if (kind === 'user') return userId !== null && channel === userChannel(userId);
  return isSigned(app, auth, [id, channel, ...(channel_data === undefined ? [] : [channel_data])].join(':'));
}
