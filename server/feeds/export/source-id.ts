/** Returns the id of a game in files: that of its source, else our own. */
export function sourceIdOf({ id, externalIds }: { id: string; externalIds: readonly string[] }): string {
  const own = externalIds.find((one) => one.startsWith('fixture:'));
  return own ? own.slice('fixture:'.length) : id;
}
