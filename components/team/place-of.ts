import type { StandingsRow, StandingsTable } from '#lib/api/contract/standings.ts';

export type TeamStanding = { table: StandingsTable; row: StandingsRow };

/** Where a team stands in the latest table that it plays in; one in which games have been played goes before. */
export function teamStanding(tables: readonly StandingsTable[], teamId: string): TeamStanding | null {
  const places = tables.flatMap((table) => {
    const row = table.rows.find(({ team }) => team.id === teamId);
    return row ? [{ table, row }] : [];
  });
  return places.findLast(({ row }) => row.played > 0) ?? places.at(-1) ?? null;
}
