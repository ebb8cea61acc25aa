import { commandApi } from '#lib/api/client.ts';
import { addGraphicsKey } from '#lib/api/contract/graphics.ts';
import { deviceName } from '#lib/desk/game/device-name.ts';

const placeOf = (venue: string) => `graphics-key:${venue}`;

/** The key of a hall's buttons that this device has made; the engine keeps only its digest. */
export const knownKey = (venue: string) => localStorage.getItem(placeOf(venue));

/** Makes a new one; that of this device before is void. Throws an `ApiFailure`. */
export async function makeKey(venue: string): Promise<string> {
  const { key } = await commandApi(addGraphicsKey, {
    params: { venue },
    body: { name: `graphics-${await deviceName()}` },
  });
  localStorage.setItem(placeOf(venue), key);
  return key;
}
