import type { TenantScope } from '#server/db/tenant-scope.ts';
import { neededRows } from './needed-rows.ts';
import { type NetChange, netChanges } from './net-changes.ts';
import { differingColumns, type NotedTable, notedTables, type Row } from './noted-tables.ts';
import { rowsNow } from './stored-rows.ts';

/** What becomes of a row: `columns` is what of it is restored, empty for one that stays as it is. */
export type Decision = NetChange & {
  now: Row | null;
  kept: 'changed' | 'needed' | null;
  columns: readonly string[];
};

/** Tables that belong to a game, to which nothing refers. */
const partsOfGame = new Set([
  'game_official',
  'game_result',
  'game_player_stats',
  'game_team_stats',
  'game_event',
  'game_flow',
  'official_box',
  'game_report',
]);

export const isPartOfGame = ({ table }: Pick<NetChange, 'table'>): boolean => partsOfGame.has(table.name);

/**
 * Decides what the undo of an import does with each row that it has changed. A row that somebody changed since stays as it is; of one that
 * was there before, only the columns that were changed since. A game stays as a whole with all of its parts.
 */
export async function decideUndo(
  scope: TenantScope,
  importId: string,
  { isLocked }: { isLocked: boolean },
): Promise<Decision[]> {
  const tables = await notedTables(scope.db);
  const changes = await netChanges(scope, importId, tables);
  const decisions: Decision[] = [];
  for (const [table, own] of Map.groupBy(changes, ({ table }) => table)) {
    const rows = own.map(({ after, before }) => after ?? before ?? {});
    const now = await rowsNow(scope, table, rows, isLocked);
    for (const change of own) decisions.push(decide(change, now.get(change.key) ?? null));
  }
  keepWholeGames(decisions);
  await keepNeeded(scope, tables, decisions);
  return decisions;
}

function decide(change: NetChange, now: Row | null): Decision {
  const { table, before, after } = change;
  const changed: Decision = { ...change, now, kept: 'changed', columns: [] };
  if (after === null) return now === null ? { ...changed, kept: null } : changed;
  if (now === null) return { ...changed, kept: before === null ? null : 'changed' };
  const since = new Set(differingColumns(table, after, now));
  if (before === null) return since.size === 0 ? { ...changed, kept: null } : changed;
  const own = differingColumns(table, before, after);
  const columns = own.filter((column) => !since.has(column));
  const isWhole = columns.length === own.length && !(isPartOfGame(change) && since.size > 0);
  return { ...changed, columns, kept: isWhole ? null : 'changed' };
}

const gameOf = ({ table, after, before }: NetChange): string | null => {
  const row = after ?? before;
  if (table.name === 'game') return String(row?.id);
  return partsOfGame.has(table.name) ? String(row?.game_id) : null;
};

/** A game that was played since keeps all that was imported of it, and so does one of which a part was changed. */
function keepWholeGames(decisions: Decision[]): void {
  const games = new Set(decisions.filter(({ kept }) => kept !== null).map(gameOf));
  for (const decision of decisions) {
    const game = gameOf(decision);
    if (game !== null && games.has(game)) Object.assign(decision, { kept: 'changed', columns: [] });
  }
}

/** A row that is needed stays, and with a game its parts. */
async function keepNeeded(
  scope: TenantScope,
  tables: ReadonlyMap<string, NotedTable>,
  decisions: Decision[],
): Promise<void> {
  for (;;) {
    const removed = decisions.filter(({ before, now, kept }) => before === null && now !== null && kept === null);
    const restored = new Map(decisions.map(({ key, columns }) => [key, columns]));
    const rows = new Map(
      [...Map.groupBy(removed, ({ table }) => table)].map(([table, own]) => [
        table,
        own.flatMap(({ after }) => (after ? [after] : [])),
      ]),
    );
    const needed = await neededRows(scope, tables, { removed: rows, restored });
    if (needed.size === 0) return;
    for (const decision of removed) if (needed.has(decision.key)) decision.kept = 'needed';
    keepWholeGames(decisions);
  }
}
