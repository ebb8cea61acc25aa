import { z } from 'zod';
import { joinIssues, toIssues } from '#server/bounded-answer.ts';
import { channelKind } from '#server/realtime/broker/channel-name.ts';
import { limits } from '#server/realtime/broker/limits.ts';
import type { EventNotice } from '#server/realtime/notices/notice.ts';
import { Refused } from './refused.ts';

const channel = z.string().refine((name) => channelKind(name) !== null, 'is not a valid channel name');
const message = {
  name: z.string().min(1).max(limits.eventName),
  data: z.string(),
  socket_id: z.string().optional(),
  info: z.string().optional(),
};

const single = z.object({
  ...message,
  channels: z.array(channel).min(1).max(limits.channelsPerEvent).optional(),
  channel: channel.optional(),
});
const batch = z.object({
  batch: z
    .array(z.object({ ...message, channel }))
    .min(1)
    .max(limits.eventsPerBatch),
});

export type PublishedEvent = { notice: EventNotice; info: string[] };

/** Parses the body of a single event. Throws `Refused`. */
export function readEvent(body: string): PublishedEvent[] {
  const { channels, channel: only, ...event } = parse(single, body);
  const names = channels ?? (only === undefined ? [] : [only]);
  if (names.length === 0) throw new Refused(400, 'Either channel or channels is required.');
  return [toPublished(event, names)];
}

/** Parses the body of a batch of events. Throws `Refused`. */
export function readBatch(body: string): PublishedEvent[] {
  return parse(batch, body).batch.map(({ channel: only, ...event }) => toPublished(event, [only]));
}

type Message = { name: string; data: string; socket_id?: string | undefined; info?: string | undefined };

function toPublished({ name, data, socket_id: except, info = '' }: Message, channels: string[]): PublishedEvent {
  if (Buffer.byteLength(data) > limits.eventBytes) {
    throw new Refused(413, `The data of an event may have at most ${limits.eventBytes} bytes.`);
  }
  const notice: EventNotice = { kind: 'event', channels, name, data, ...(except !== undefined && { except }) };
  return { notice, info: info.split(',').filter(Boolean) };
}

function parse<Output>(schema: z.ZodType<Output>, body: string): Output {
  const parsed = schema.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  throw new Refused(400, joinIssues(toIssues(parsed.error.issues), parsed.error.issues.length));
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refused(400, 'The body is not JSON.');
  }
}
