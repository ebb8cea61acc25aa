/** Returns the id of a game in files: that of its source, else our own. */
export function sourceIdOf({ id, externalIds }: { id: string; externalIds: readonly string[] }): string {
  const own = externalIds.find((one) => one.startsWith('fixture:'));
  return own ? own.slice('fixture:'.length) : id;
}

/** Returns the id of a team in files, that of its source; null without one. `league` is the slug that it is unique in. */
export function teamSourceId({ externalIds }: { externalIds: readonly string[] }, league: string): string | null {
  const own = externalIds.find((one) => one.startsWith('team:'))?.slice('team:'.length);
  return own?.replace(`${league}:`, '') ?? null;
}

/** Returns the id of a person in files, that of its source; null without one. */
export function personSourceId({ externalIds }: { externalIds: readonly string[] }): string | null {
  const own = externalIds.find((one) => !one.startsWith('merged:'));
  return own?.replace(/^roster:/, '') ?? null;
}
