/** Teams in parts of equal value, the highest value first. */
export function splitByValue(teams: readonly string[], read: (team: string) => number): string[][] {
  const parts = new Map<number, string[]>();
  for (const team of teams) {
    const value = read(team);
    const part = parts.get(value);
    if (part) part.push(team);
    else parts.set(value, [team]);
  }
  return [...parts].sort(([a], [b]) => b - a).map(([, part]) => part);
}
