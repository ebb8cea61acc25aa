/** Tenant segment of prerendered pages, which are never served; no host begins with `_`. */
export const placeholderTenant = '_';

/** Tenant segment of unknown hosts. Not the placeholder: Next responds 200 for prerendered pages. */
export const unknownTenant = '_unknown';

export function isTenant(segment: string): boolean {
  return !segment.startsWith('_');
}

/** Returns the only prerendered value of a dynamic segment. Without it Next would not cache pages of the segment. */
export function placeholder<Name extends string>(name: Name): () => Record<Name, string>[] {
  return () => [{ [name]: '_' } as Record<Name, string>];
}
