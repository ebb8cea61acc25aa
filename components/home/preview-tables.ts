import type { StandingsRow, StandingsTable } from '#lib/api/contract/standings.ts';

const maxRows = 10;
const maxGroupRows = 4;

/**
 * Returns the standings of the current or latest phase: the top of the only table, or of every group. If the row of
 * `club` is below the cut, it takes the last of the rows.
 */
export function previewTables(tables: readonly StandingsTable[], club: string | null = null): StandingsTable[] {
  const current = tables.findLast(({ rows }) => rows.some(({ played }) => played > 0)) ?? tables[0];
  const phase = tables.filter(({ rows, phase }) => phase.slug === current?.phase.slug && rows.length > 0);
  const count = phase.length > 1 ? maxGroupRows : maxRows;
  return phase.map((table) => ({ ...table, rows: topRows(table.rows, count, club) }));
}

function topRows(rows: readonly StandingsRow[], count: number, club: string | null): StandingsRow[] {
  const clubRow = club === null ? undefined : rows.slice(count).find(({ team }) => team.club === club);
  return clubRow ? [...rows.slice(0, count - 1), clubRow] : rows.slice(0, count);
}

/** Returns the row of a team in the latest phase it has played in; null before its first game. */
export function homeStanding(tables: readonly StandingsTable[], teamId: string | undefined): StandingsRow | null {
  const current = tables.findLast(({ rows }) => rows.some(({ team, played }) => team.id === teamId && played > 0));
  return current?.rows.find(({ team }) => team.id === teamId) ?? null;
}
