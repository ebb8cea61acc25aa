const prefix = 'photo-';

/** The part behind `#` in the address of a single photo. */
export const photoFragment = (id: string) => `${prefix}${id}`;

/** The photo that an address names behind `#`. */
export function photoOf(hash: string): string | null {
  return hash.startsWith(`#${prefix}`) ? hash.slice(prefix.length + 1) : null;
}
