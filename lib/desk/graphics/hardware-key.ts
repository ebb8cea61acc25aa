import { commandApi } from '#lib/api/client.ts';
import { addGraphicsKey } from '#lib/api/contract/graphics.ts';
import { deviceName } from '#lib/desk/game/device-name.ts';

const storageKey = (venue: string) => `graphics-key:${venue}`;

/** Returns the key of a venue's hardware buttons that this device created; the engine stores only its digest. */
export const storedKey = (venue: string) => localStorage.getItem(storageKey(venue));

/** Creates a key and revokes the previous one of this device. Throws an `ApiFailure`. */
export async function createKey(venue: string): Promise<string> {
  const { key } = await commandApi(addGraphicsKey, {
    params: { venue },
    body: { name: `graphics-${await deviceName()}` },
  });
  localStorage.setItem(storageKey(venue), key);
  return key;
}
