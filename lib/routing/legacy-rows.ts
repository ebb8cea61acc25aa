/** Where an address of old leads to: `to` may name parameters that `from` does not have. */
export type LegacyRow = { from: string; to: string };

type TabbedRoute = { pattern: string; tabs: readonly { id: string; slug: string }[] };

/** What tabs were called whose old name is not their id in capitals. */
const oldNames: Record<string, readonly string[]> = {
  overview: ['Overview', 'ClubOverview', 'PlayerOverview', 'TeamOverview'],
  'last-games': ['LatestGames', 'LastGames'],
  photos: ['Photo', 'Photos'],
  history: ['HeadToHead', 'History'],
  'game-report': ['Report', 'GameReport'],
  table: ['TablePositions', 'Table'],
};

/** `play-by-play` was `PlayByPlay`. */
function oldNamesOf(id: string): readonly string[] {
  return oldNames[id] ?? [id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())];
}

/**
 * The old forms of a page, which may have been `at` another address: the address itself, also by the id of a tab, and
 * `/tabs/{Name}` for each tab, with and without its last parameter.
 */
export function rowsOf({ pattern, tabs }: TabbedRoute, at = pattern): LegacyRow[] {
  const parents = new Set([at, at.replace(/\/\{\w+\}$/, '')]);
  const rows = [{ from: at, to: pattern }];
  for (const { id, slug } of tabs) {
    const to = slug ? `${pattern}/${slug}` : pattern;
    rows.push({ from: `${at}/${id}`, to });
    for (const parent of parents) for (const name of oldNamesOf(id)) rows.push({ from: `${parent}/tabs/${name}`, to });
  }
  return rows;
}
