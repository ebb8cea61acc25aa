import { z } from 'zod';

const text = z.string();

/** Parses `data`, which some clients send as a JSON string. */
const parsed = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' });
      return z.NEVER;
    }
  }, schema);

/** A message of a client. Unknown events are handled by the caller. */
export const clientMessage = z.union([
  z.object({ event: z.literal('pusher:ping') }),
  z.object({ event: z.literal('pusher:pong') }),
  z.object({
    event: z.literal('pusher:subscribe'),
    data: parsed(z.object({ channel: text, auth: text.optional(), channel_data: text.optional() })),
  }),
  z.object({ event: z.literal('pusher:unsubscribe'), data: parsed(z.object({ channel: text })) }),
  z.object({ event: z.literal('pusher:signin'), data: parsed(z.object({ auth: text, user_data: text })) }),
  z.object({ event: z.templateLiteral(['client-', z.string()]), channel: text }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** The member of a presence channel, as signed by the server that authenticated the user. */
export const presenceData = z.object({
  user_id: z.union([z.string().min(1).max(128), z.number()]).transform(String),
  user_info: z.unknown().optional(),
});
export type PresenceData = z.infer<typeof presenceData>;

export const userData = z.object({ id: z.string().min(1).max(128) });
