type Pairing = { home: string; away: string };

/**
 * The groups of a phase that names none: teams connected by who plays whom. Teams of a group in order of id, the groups in
 * order of their first team. One group where all are connected, or where some circle has fewer than three teams (a cup).
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
  const circles = [...groups.values()];
  if (circles.length > 1 && circles.every(({ length }) => length > 2)) return circles;
  return teams.length > 0 ? [teams] : [];
}
