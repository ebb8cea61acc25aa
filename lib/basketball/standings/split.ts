/** Groups teams by value, highest value first. */
export function splitByValue(teams: readonly string[], getValue: (team: string) => number): string[][] {
  const groups = new Map<number, string[]>();
  for (const team of teams) {
    const value = getValue(team);
    const group = groups.get(value);
    if (group) group.push(team);
    else groups.set(value, [team]);
  }
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}
