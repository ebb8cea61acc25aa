const prefix = 'photo-';

/** Returns the URL fragment of a photo, without `#`. */
export const photoFragment = (id: string) => `${prefix}${id}`;

/** Returns the photo id of a URL fragment that starts with `#`, or null. */
export function photoOf(hash: string): string | null {
  return hash.startsWith(`#${prefix}`) ? hash.slice(prefix.length + 1) : null;
}
