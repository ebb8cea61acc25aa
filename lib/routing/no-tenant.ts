/** In place of a host: no host begins like that. `placeholder` is what is built in advance, which nobody sees. */
export const placeholderTenant = '_';

/** The site of hosts that nobody has. Not the placeholder: Next answers 200 for what was built in advance. */
export const unknownTenant = '_unknown';

export function isTenant(segment: string): boolean {
  return !segment.startsWith('_');
}

/** The one value of a dynamic segment that is built in advance. Without it Next would not keep pages of the segment at all. */
export function placeholder<Name extends string>(name: Name): () => Record<Name, string>[] {
  return () => [{ [name]: '_' } as Record<Name, string>];
}
