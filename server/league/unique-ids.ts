/** Returns the distinct ids, without null and undefined. */
export function uniqueIds(ids: Iterable<string | null | undefined>): string[] {
  return [...new Set(ids)].filter((id) => typeof id === 'string');
}
