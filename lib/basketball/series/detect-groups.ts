type Pairing = { home: string; away: string };

/**
 * Derives the groups of a phase from its pairings: teams connected by games form a group. Teams are sorted by id,
 * groups by their first team. Returns one group if all teams are connected or if any component has fewer than three
 * teams (a cup).
 */
export function detectGroups(games: readonly Pairing[]): string[][] {
  const parents = new Map<string, string>();
  const rootOf = (team: string): string => {
    const parent = parents.get(team) ?? team;
    if (parent === team) return team;
    const root = rootOf(parent);
    parents.set(team, root);
    return root;
  };
  for (const { home, away } of games) {
    for (const team of [home, away]) if (!parents.has(team)) parents.set(team, team);
    parents.set(rootOf(home), rootOf(away));
  }
  const groups = new Map<string, string[]>();
  const teams = [...parents.keys()].sort();
  for (const team of teams) {
    const root = rootOf(team);
    const group = groups.get(root);
    if (group) group.push(team);
    else groups.set(root, [team]);
  }
  const components = [...groups.values()];
  if (components.length > 1 && components.every(({ length }) => length > 2)) return components;
  return teams.length > 0 ? [teams] : [];
}
