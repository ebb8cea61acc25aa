import type { StandingsRow } from '#lib/api/contract/standings.ts';

/** Returns the row of a team with its neighbours: `count` rows, or all if there are fewer. */
export function nearRows(rows: readonly StandingsRow[], teamId: string, count = 5): StandingsRow[] {
  const teamIndex = rows.findIndex(({ team }) => team.id === teamId);
  const start = Math.max(0, Math.min(teamIndex - Math.floor(count / 2), rows.length - count));
  return rows.slice(start, start + count);
}
