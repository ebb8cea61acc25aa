import webPush from 'web-push';
import type { VapidKeys } from './vapid-keys.ts';

const hourMs = 60 * 60_000;
/** A push service accepts a signature for a day at most; its clock may differ. */
const lifeMs = 12 * hourMs;
const renewMs = hourMs;

/** Returns a function that signs for the push service of an endpoint: once an hour, since signing takes longer than encrypting. */
export function createVapidHeaders({ publicKey, privateKey }: VapidKeys, contact: string) {
  const signed = new Map<string, { Authorization: string; at: number }>();
  return (endpoint: string): { Authorization: string } => {
    const { origin } = new URL(endpoint);
    const now = Date.now();
    const known = signed.get(origin);
    if (known && now - known.at < renewMs) return { Authorization: known.Authorization };
    const expiration = Math.floor((now + lifeMs) / 1000);
    const { Authorization } = webPush.getVapidHeaders(origin, contact, publicKey, privateKey, 'aes128gcm', expiration);
    signed.set(origin, { Authorization, at: now });
    return { Authorization };
  };
}
