import type Pusher from 'pusher-js';
import type { PresenceChannel } from 'pusher-js';
import { z } from 'zod';
import { callApi, commandApi } from '#lib/api/client.ts';
import { type RecordRef, recordChannel } from '#lib/api/contract/record-channel.ts';
import { authorizeChannel } from '#lib/api/contract/staff.ts';
import { getWebsiteConfig } from '#lib/api/contract/website.ts';
import { connectChannels } from '#lib/realtime/connect.ts';

type Connection = { client: Pusher; tenantId: string };

/** Who closes one record mostly opens the next. */
const lingerMs = 30_000;

/** One connection for all records that are open, and how many are. */
let connection: Promise<Connection | null> | null = null;
let openRecords = 0;

async function connect(): Promise<Connection | null> {
  const { id, realtime } = await callApi(getWebsiteConfig, { params: {}, query: {} });
  if (!realtime) return null;
  const client = await connectChannels({
    address: realtime,
    apiOrigin: location.origin,
    authorize: (socketId, channel) => commandApi(authorizeChannel, { params: {}, body: { socketId, channel } }),
  });
  return { client, tenantId: id };
}

/**
 * Tells that a record is open here, and calls the listener with the names of the others who have it open, at once and on each change. Returns a
 * function that leaves. Where there are no live channels nobody is told.
 */
export function joinRecord(record: RecordRef, onOthers: (names: string[]) => void): () => void {
  openRecords += 1;
  connection ??= connect();
  const joined = connection;
  let isLeft = false;
  let leave: (() => void) | null = null;
  const onConnected = (own: Connection | null) => {
    if (own && !isLeft) leave = follow(own, record, onOthers);
  };
  // Who else is here is a courtesy: without an answer the record is edited all the same.
  joined.then(onConnected, () => {
    if (connection === joined) connection = null;
  });
  return () => {
    isLeft = true;
    leave?.();
    openRecords -= 1;
    if (openRecords === 0) setTimeout(() => disconnectIdle(joined), lingerMs);
  };
}

function disconnectIdle(joined: Promise<Connection | null>): void {
  if (openRecords > 0 || connection !== joined) return;
  connection = null;
  void joined.then(
    (own) => own?.client.disconnect(),
    () => undefined,
  );
}

function follow({ client, tenantId }: Connection, record: RecordRef, onOthers: (names: string[]) => void): () => void {
  const name = recordChannel(tenantId, record);
  const channel = client.subscribe(name) as PresenceChannel;
  const tell = () => onOthers(othersIn(channel));
  for (const event of ['subscription_succeeded', 'member_added', 'member_removed'])
    channel.bind(`pusher:${event}`, tell);
  return () => {
    channel.unbind();
    client.unsubscribe(name);
  };
}

const info = z.object({ name: z.string() });

function othersIn({ members }: PresenceChannel): string[] {
  const names: string[] = [];
  members.each((member: { id: string; info: unknown }) => {
    const { data } = info.safeParse(member.info);
    if (data && member.id !== members.myID) names.push(data.name);
  });
  return names.sort();
}
