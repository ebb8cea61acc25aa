import { eq, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { gameRecords as record } from '#server/db/schema/game-records.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { playedAt } from '#server/league/game/rows.ts';

/** Updates the dates of a league's records whose games were rescheduled. */
export async function dateGameRecords({ db, tenantId }: TenantScope, leagueId: string): Promise<void> {
  await db
    .update(record)
    .set({ playedAt: sql`${playedAt}` })
    .from(games)
    .where(
      ofTenant(
        { tenantId },
        record,
        eq(record.leagueId, leagueId),
        belongsTo(record, record.gameId, games),
        sql`${record.playedAt} <> ${playedAt}`,
      ),
    );
}
