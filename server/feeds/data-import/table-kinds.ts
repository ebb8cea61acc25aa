import type { TableImportKind } from '#lib/api/contract/data-import-kinds.ts';
import { boxScoreColumns, requiredBoxScoreColumns } from '#server/feeds/box-scores/columns.ts';
import { fixtureColumns, requiredFixtureColumns } from '#server/feeds/fixtures/columns.ts';
import { requiredRosterColumns, rosterColumns } from '#server/feeds/rosters/columns.ts';

type TableKind = { columns: readonly string[]; required: readonly string[] };

/** The columns of each kind of table. */
export const tableKinds: Readonly<Record<TableImportKind, TableKind>> = {
  fixtures: { columns: fixtureColumns, required: requiredFixtureColumns },
  rosters: { columns: rosterColumns, required: requiredRosterColumns },
  'box-scores': { columns: boxScoreColumns, required: requiredBoxScoreColumns },
};
