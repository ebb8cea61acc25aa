import { z } from 'zod';

const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+=*$/)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes);

/** A Web Push subscription as browsers serialise it: the address, a P-256 point and a secret. */
const webPushSubscription = z.object({
  endpoint: z.string().max(2000),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});
export type WebPushSubscription = z.infer<typeof webPushSubscription>;

/** Returns the subscription that a token is; null for any other token. */
export function readSubscription(token: string): WebPushSubscription | null {
  try {
    return webPushSubscription.parse(JSON.parse(token));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}
