/** Redirect of a former address: `to` may have parameters that `from` lacks. */
export type LegacyRow = { from: string; to: string };

type TabbedRoute = { pattern: string; tabs: readonly { id: string; slug: string }[] };

/** Former tab names that are not the id in Pascal case. */
const formerNames: Record<string, readonly string[]> = {
  overview: ['Overview', 'ClubOverview', 'PlayerOverview', 'TeamOverview'],
  'last-games': ['LatestGames', 'LastGames'],
  photos: ['Photo', 'Photos'],
  history: ['HeadToHead', 'History'],
  'game-report': ['Report', 'GameReport'],
  table: ['TablePositions', 'Table'],
};

/** Returns the former names of a tab: `play-by-play` was `PlayByPlay`. */
function formerNamesOf(id: string): readonly string[] {
  return formerNames[id] ?? [id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())];
}

/**
 * Returns the former addresses of a page, which may have been `at` another path: the path itself, also with the id of
 * a tab, and `/tabs/{Name}` for each tab, with and without the last parameter.
 */
export function rowsOf({ pattern, tabs }: TabbedRoute, at = pattern): LegacyRow[] {
  const parents = new Set([at, at.replace(/\/\{\w+\}$/, '')]);
  const rows = [{ from: at, to: pattern }];
  for (const { id, slug } of tabs) {
    const to = slug ? `${pattern}/${slug}` : pattern;
    rows.push({ from: `${at}/${id}`, to });
    for (const parent of parents)
      for (const name of formerNamesOf(id)) rows.push({ from: `${parent}/tabs/${name}`, to });
  }
  return rows;
}
