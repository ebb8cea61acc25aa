/** The ids that are there, each once. */
export function uniqueIds(ids: Iterable<string | null | undefined>): string[] {
  return [...new Set(ids)].filter((id) => typeof id === 'string');
}
