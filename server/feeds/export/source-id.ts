/** The id by which a game is told in files: its source's, else our own. */
export function sourceIdOf({ id, externalIds }: { id: string; externalIds: readonly string[] }): string {
  const own = externalIds.find((one) => one.startsWith('fixture:'));
  return own ? own.slice('fixture:'.length) : id;
}
