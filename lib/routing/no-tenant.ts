/** In place of a host: the pages built in advance, which nobody sees, and those for hosts that nobody has. */
export const noTenant = '_';

/** The one value of a dynamic segment that is built in advance. Without it Next would not keep pages of the segment at all. */
export function placeholder<Name extends string>(name: Name): () => Record<Name, string>[] {
  return () => [{ [name]: noTenant } as Record<Name, string>];
}
