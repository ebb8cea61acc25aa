import type { StandingsRow, StandingsTable } from '#lib/api/contract/standings.ts';

const rowsOfOne = 10;
const rowsOfGroup = 4;

/** The tables of the phase that is being played, or was played last: the top of the only table, or of every group. */
export function extractTables(tables: readonly StandingsTable[]): StandingsTable[] {
  const running = tables.findLast(({ rows }) => rows.some(({ played }) => played > 0)) ?? tables[0];
  const phase = tables.filter(({ rows, phase }) => phase.slug === running?.phase.slug && rows.length > 0);
  const count = phase.length > 1 ? rowsOfGroup : rowsOfOne;
  return phase.map((table) => ({ ...table, rows: table.rows.slice(0, count) }));
}

/** Where a team stands in that phase; null before its first game. */
export function placeOf(tables: readonly StandingsTable[], teamId: string | undefined): StandingsRow | null {
  const running = tables.findLast(({ rows }) => rows.some(({ team, played }) => team.id === teamId && played > 0));
  return running?.rows.find(({ team }) => team.id === teamId) ?? null;
}
