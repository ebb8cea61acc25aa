import { gameOfDeskChannel } from '#lib/api/contract/desk-channel.ts';
import { countFrame } from './census.ts';
import { channelKind, hasSubscriptionCount } from './channel-name.ts';
import { type PresenceData, presenceData } from './client-message.ts';
import { closeReasons } from './close-reason.ts';
import type { Connection } from './connection.ts';
import { addedFrame, internalFrame, removedFrame, subscriptionErrorFrame } from './frames.ts';
import type { Hub } from './hub.ts';
import { busy, noSuchChannel, type Refusal, refusalOf, type Subscription } from './subscription-refusal.ts';

/**
 * Subscribes a client to a channel and confirms it, or sends a subscription error; the connection stays open unless that
 * happens too often. A public channel must exist.
 */
export function subscribe(hub: Hub, connection: Connection, subscription: Subscription): void {
  const { channel } = subscription;
  const presence = channelKind(channel) === 'presence' ? parsePresence(subscription.channel_data) : null;
  const refusal = refusalOf(hub, connection, subscription, presence);
  const isPublic = channelKind(channel) === 'public';
  const exists = refusal !== null || !isPublic || hub.known.known(connection.tenantId, channel);
  if (refusal) refuse(connection, channel, refusal);
  else if (exists === false) refuse(connection, channel, noSuchChannel);
  else if (exists) join(hub, connection, channel, presence);
  else void lookUp(hub, connection, channel);
}

/** Subscribes to a public channel once it is found, unless the client has left it or gone meanwhile. */
async function lookUp(hub: Hub, connection: Connection, channel: string): Promise<void> {
  if (connection.pending.has(channel)) return;
  connection.pending.add(channel);
  const refusal = await hub.known.find(connection.tenantId, channel).then(
    (exists) => (exists ? null : noSuchChannel),
    () => busy,
  );
  hub.inTurn(() => {
    if (!connection.pending.delete(channel) || !connection.isOpen) return;
    if (refusal) refuse(connection, channel, refusal);
    else join(hub, connection, channel, null);
  });
}

function refuse(connection: Connection, channel: string, { type, error, status }: Refusal): void {
  if (connection.countRefusal()) connection.send(subscriptionErrorFrame(channel, type, error, status));
  else connection.close(closeReasons.tooManyRefusals);
}

function join(hub: Hub, connection: Connection, channel: string, presence: PresenceData | null): void {
  if (!hub.channels.add(channel, connection)) return;
  if (presence) joinPresence(hub, connection, channel, presence);
  else connection.send(internalFrame('pusher_internal:subscription_succeeded', {}, channel));
  if (hasSubscriptionCount(channel)) connection.send(countFrame(channel, hub.census.publishedCount(channel)));
  if (gameOfDeskChannel(channel) !== null) {
    connection.isWatchedClosely = true;
    hub.desks.look(channel, Date.now());
  }
  const desk = hub.desks.frameOf(channel);
  if (desk) connection.send(desk);
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
  connection.pending.delete(channel);
  if (!channels.remove(channel, connection)) return;
  if (gameOfDeskChannel(channel) !== null) connection.isWatchedClosely = false;
  const user = census.presence.leave(channel, connection);
  if (user === null) return;
  census.left(channel, user);
  if (census.members(channel).has(user)) return;
  channels.send(channel, removedFrame(channel, user));
}
