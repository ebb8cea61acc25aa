import type { StandingsRow, StandingsTable } from '#lib/api/contract/standings.ts';

const rowsOfOne = 10;
const rowsOfGroup = 4;

/**
 * The tables of the phase that is being played, or was played last: the top of the only table, or of every group. A `club`
 * that stands below has the last of the rows.
 */
export function previewTables(tables: readonly StandingsTable[], club: string | null = null): StandingsTable[] {
  const running = tables.findLast(({ rows }) => rows.some(({ played }) => played > 0)) ?? tables[0];
  const phase = tables.filter(({ rows, phase }) => phase.slug === running?.phase.slug && rows.length > 0);
  const count = phase.length > 1 ? rowsOfGroup : rowsOfOne;
  return phase.map((table) => ({ ...table, rows: topRows(table.rows, count, club) }));
}

function topRows(rows: readonly StandingsRow[], count: number, club: string | null): StandingsRow[] {
  const own = club === null ? undefined : rows.slice(count).find(({ team }) => team.club === club);
  return own ? [...rows.slice(0, count - 1), own] : rows.slice(0, count);
}

/** Where a team stands in the latest phase in which it has played; null before its first game. */
export function homeStanding(tables: readonly StandingsTable[], teamId: string | undefined): StandingsRow | null {
  const running = tables.findLast(({ rows }) => rows.some(({ team, played }) => team.id === teamId && played > 0));
  return running?.rows.find(({ team }) => team.id === teamId) ?? null;
}
