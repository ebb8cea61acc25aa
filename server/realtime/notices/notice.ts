import { z } from 'zod';

const counts = z.record(z.string(), z.number());
const members = z.record(z.string(), z.record(z.string(), z.unknown()));

/** A message between servers: an event for the sockets of all of them, or the subscriptions and members of one. */
export const notice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('event'),
    channels: z.array(z.string()),
    name: z.string(),
    data: z.string(),
    except: z.string().optional(),
  }),
  z.object({ kind: z.literal('hello'), node: z.string() }),
  z.object({ kind: z.literal('census'), node: z.string(), counts, members }),
  z.object({
    kind: z.literal('joined'),
    node: z.string(),
    channel: z.string(),
    user: z.string(),
    info: z.unknown().optional(),
  }),
  z.object({ kind: z.literal('left'), node: z.string(), channel: z.string(), user: z.string() }),
  z.object({ kind: z.literal('bye'), node: z.string() }),
  z.object({ kind: z.literal('terminate'), user: z.string() }),
  // The socket has a subscription signed for this session or service token.
  z.object({ kind: z.literal('authorized'), socket: z.string(), credential: z.string() }),
  z.object({ kind: z.literal('revoked'), credentials: z.array(z.string()) }),
]);
export type Notice = z.infer<typeof notice>;
export type EventNotice = Extract<Notice, { kind: 'event' }>;
