import { eq } from 'drizzle-orm';
import type { DataImportDetail } from '#lib/api/contract/data-import.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { inIds } from '#server/db/in-ids.ts';
import { dataImports } from '#server/db/schema/data-imports.ts';
import { fantasyRoundGames } from '#server/db/schema/fantasy.ts';
import { follows } from '#server/db/schema/follows.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { addCommandEntry } from '#server/league/audit/add-command-entry.ts';
import { findImport, showImportDetail } from '#server/league/data-import/find.ts';
import { lockImports } from '#server/league/data-import/lock-imports.ts';
import { bookGame } from '#server/league/fantasy/ledger/book-game.ts';
import { followSchedule } from '#server/league/fantasy/round/follow-schedule.ts';
import { lockRollups } from '#server/league/rollup/lock-rollups.ts';
import { rebuildLeague } from '#server/league/rollup/rebuild-rollups.ts';
import { updatePlayerCareers } from '#server/league/rollup/update-player-careers.ts';
import { settleSeasonDates } from '#server/league/season/settle-season-dates.ts';
import { carryOut } from './carry-out.ts';
import { type Decision, decideUndo } from './decide-undo.ts';
import { nameKept } from './name-rows.ts';
import { assertApplied, isRemoved, isRestored } from './plan-undo.ts';

/**
 * Takes back an import: what nobody has changed since is as before, anything else stays and is named. Recomputes what follows from games,
 * and announces everything of the tenant. The caller authorises. Throws `not-found`, and `conflict` for an import that is not applied.
 */
export function undoImport(scope: TenantScope, importId: string): Promise<DataImportDetail> {
  return inTransaction({ ...scope, trail: 'elsewhere' }, async (scope) => {
    await lockImports(scope);
    await assertApplied(scope, importId);
    await lockRollups(scope);
    const decisions = await decideUndo(scope, importId, { isLocked: true });
    const kept = await nameKept(scope, decisions);
    await leaveOthers(scope, decisions);
    await carryOut(scope, decisions);
    await recompute(scope, decisions);
    const undone = {
      state: 'undone',
      undoneAt: new Date(),
      undoneBy: scope.actor ?? { kind: 'operator' },
      kept,
    } as const;
    await scope.db
      .update(dataImports)
      .set(undone)
      .where(ofTenant(scope, dataImports, eq(dataImports.id, importId)));
    await announce(scope, [tags.config(scope.tenantId)]);
    const stored = await findImport(scope, importId);
    await addCommandEntry(scope, { command: `undo import ${stored.fileName}`, import: importId, kept: kept.length });
    return showImportDetail(stored);
  });
}

const followed = ['game', 'team', 'club', 'person'];

const idsOf = (decisions: readonly Decision[], tables: readonly string[]) =>
  decisions.flatMap(({ table, now }) => (tables.includes(table.name) && typeof now?.id === 'string' ? [now.id] : []));

/** Takes what goes out of fantasy games, and of what visitors follow. */
async function leaveOthers(scope: TenantScope, decisions: readonly Decision[]): Promise<void> {
  const gone = decisions.filter(isRemoved);
  for (const id of await gamesOfFantasy(scope, idsOf(gone, ['game']))) await bookGame(scope, id, { isGone: true });
  const ids = idsOf(gone, followed);
  await scope.db.delete(follows).where(ofTenant(scope, follows, inIds(follows.followedId, ids)));
}

async function gamesOfFantasy(scope: TenantScope, ids: readonly string[]): Promise<string[]> {
  const entered = await scope.db
    .select({ gameId: fantasyRoundGames.gameId })
    .from(fantasyRoundGames)
    .where(ofTenant(scope, fantasyRoundGames, inIds(fantasyRoundGames.gameId, ids)));
  return entered.map(({ gameId }) => gameId);
}

async function recompute(scope: TenantScope, decisions: readonly Decision[]): Promise<void> {
  const ids = new Set(
    decisions.flatMap(({ table, now, before }) => {
      const row = now ?? before;
      return [table.name === 'league' ? row?.id : row?.league_id].filter((id) => typeof id === 'string');
    }),
  );
  const own = await scope.db
    .select({ id: leagues.id, seasonId: leagues.seasonId })
    .from(leagues)
    .where(ofTenant(scope, leagues, inIds(leagues.id, [...ids])));
  for (const { id, seasonId } of own) {
    await rebuildLeague(scope, id);
    await settleSeasonDates(scope, seasonId);
    await followSchedule(scope, id, new Date());
  }
  const restored = idsOf(decisions.filter(isRestored), ['game']);
  for (const id of await gamesOfFantasy(scope, restored)) await bookGame(scope, id);
  if (decisions.some(({ table }) => table.name === 'game_player_stats')) await updatePlayerCareers(scope);
}
