import { z } from 'zod';

const text = z.string();

/** Some clients send `data` as JSON in a text. */
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

/** What a client may say. Unknown events are told apart by the caller. */
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

/** Who joins a presence channel, as the server that knows him has signed it. */
export const presenceData = z.object({
  user_id: z.union([z.string().min(1).max(128), z.number()]).transform(String),
  user_info: z.unknown().optional(),
});
export type PresenceData = z.infer<typeof presenceData>;

export const userData = z.object({ id: z.string().min(1).max(128) });
