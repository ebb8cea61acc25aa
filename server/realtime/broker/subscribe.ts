import { countFrame } from './census.ts';
import { channelKind, hasSubscriptionCount } from './channel-name.ts';
import { type PresenceData, presenceData } from './client-message.ts';
import type { Connection } from './connection.ts';
import { addedFrame, internalFrame, removedFrame, subscriptionErrorFrame } from './frames.ts';
import type { Hub } from './hub.ts';
import { refusalOf, type Subscription } from './subscription-refusal.ts';

/** Subscribes a client to a channel and confirms it, or sends a subscription error; the connection stays open. */
export function subscribe(hub: Hub, connection: Connection, subscription: Subscription): void {
  const { channel } = subscription;
  const presence = channelKind(channel) === 'presence' ? parsePresence(subscription.channel_data) : null;
  const refusal = refusalOf(hub, connection, subscription, presence);
  if (refusal) {
    connection.send(subscriptionErrorFrame(channel, refusal.type, refusal.error, refusal.status));
  } else if (hub.channels.add(channel, connection)) {
    if (presence) joinPresence(hub, connection, channel, presence);
    else connection.send(internalFrame('pusher_internal:subscription_succeeded', {}, channel));
    if (hasSubscriptionCount(channel)) connection.send(countFrame(channel, hub.census.publishedCount(channel)));
  }
}

function joinPresence(
  { channels, census }: Hub,
  connection: Connection,
  channel: string,
  { user_id: user, user_info: info = {} }: PresenceData,
): void {
  const isNew = !census.members(channel).has(user);
  if (census.presence.join(channel, user, info, connection)) census.joined(channel, user, info);
  const members = census.members(channel);
  const presence = { ids: [...members.keys()], hash: Object.fromEntries(members), count: members.size };
  connection.send(internalFrame('pusher_internal:subscription_succeeded', { presence }, channel));
  if (!isNew) return;
  channels.send(channel, addedFrame(channel, user, info), connection.id);
}

function parsePresence(data = ''): PresenceData | null {
  try {
    return presenceData.parse(JSON.parse(data));
  } catch {
    return null;
  }
}

export function unsubscribe({ channels, census }: Hub, connection: Connection, channel: string): void {
  if (!channels.remove(channel, connection)) return;
  const user = census.presence.leave(channel, connection);
  if (user === null) return;
  census.left(channel, user);
  if (census.members(channel).has(user)) return;
  channels.send(channel, removedFrame(channel, user));
}
