import { sql } from 'drizzle-orm';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { type Decision, isPartOfGame } from './decide-undo.ts';
import type { NotedTable, Row } from './noted-tables.ts';
import { isRemoved, isRestored } from './plan-undo.ts';
import { deleteRows, insertRows, setColumns } from './stored-rows.ts';

/**
 * Restores and removes rows in an order in which every reference holds: parts of games go first and come last, rows that others refer to
 * come back before and go after them.
 */
export async function carryOut(scope: TenantScope, decisions: readonly Decision[]): Promise<void> {
  const backwards = decisions.toSorted((a, b) => b.seq - a.seq);
  const parts = backwards.filter(isPartOfGame);
  const others = backwards.filter((decision) => !isPartOfGame(decision));
  await scope.db.execute(sql`set local courtside.replace_log = 'on'`);
  await eachTable(
    parts.filter((one) => one.now !== null && (isRemoved(one) || isRestored(one))),
    'now',
    (table, rows) => deleteRows(scope, table, rows),
  );
  await freeCurrentSeason(scope, others);
  await eachTable(
    others.filter((one) => isRestored(one) && one.now === null),
    'before',
    (table, rows) => insertRows(scope, table, rows),
  );
  await restoreColumns(
    scope,
    others.filter((one) => isRestored(one) && one.now !== null),
  );
  await eachTable(parts.filter(isRestored), 'before', (table, rows) => insertRows(scope, table, rows));
  await eachTable(others.filter(isRemoved), 'now', (table, rows) => deleteRows(scope, table, rows));
  await scope.db.execute(sql`set local courtside.replace_log = 'off'`);
}

/** Calls `work` for each run of rows of the same table. */
async function eachTable(
  decisions: readonly Decision[],
  version: 'now' | 'before',
  work: (table: NotedTable, rows: Row[]) => Promise<void>,
): Promise<void> {
  const runs: { table: NotedTable; rows: Row[] }[] = [];
  for (const { table, [version]: row } of decisions) {
    if (row === null) continue;
    const last = runs.at(-1);
    if (last?.table === table) last.rows.push(row);
    else runs.push({ table, rows: [row] });
  }
  for (const { table, rows } of runs) await work(table, rows);
}

async function restoreColumns(scope: TenantScope, decisions: readonly Decision[]): Promise<void> {
  for (const own of Map.groupBy(decisions, ({ table, columns }) => [table.name, ...columns].join(' ')).values()) {
    const [first] = own;
    const rows = own.flatMap(({ before }) => (before ? [before] : []));
    if (first) await setColumns(scope, first.table, first.columns, rows);
  }
}

/** Only one season of a tenant can be the current one. */
async function freeCurrentSeason(scope: TenantScope, decisions: readonly Decision[]): Promise<void> {
  const gone = decisions.filter((one) => one.table.name === 'season' && one.now?.is_current === true && isRemoved(one));
  for (const { table, now } of gone) await setColumns(scope, table, ['is_current'], [{ ...now, is_current: false }]);
}
