import type { StandingsRow, StandingsTable } from '#lib/api/contract/standings.ts';

export type TeamStanding = { table: StandingsTable; row: StandingsRow };

/** Returns the row of a team in its latest table with a game played, else in its latest table; null without any. */
export function teamStanding(tables: readonly StandingsTable[], teamId: string): TeamStanding | null {
  const standings = tables.flatMap((table) => {
    const row = table.rows.find(({ team }) => team.id === teamId);
    return row ? [{ table, row }] : [];
  });
  return standings.findLast(({ row }) => row.played > 0) ?? standings.at(-1) ?? null;
}
