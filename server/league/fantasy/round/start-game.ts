import { and, eq, isNull } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { fantasyRoundGames, fantasyRounds, fantasySeasons } from '#server/db/schema/fantasy.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { fetchFantasySeason } from '#server/league/fantasy/season/find.ts';
import { settleRounds } from './settle-rounds.ts';

/**
 * Notes that the first event of a game was recorded, in the transaction that records it: the game has begun for fantasy squads, whatever
 * the schedule says, and may end the time to save them.
 */
export async function startFantasyGame(scope: TenantScope, gameId: string, now: Date): Promise<void> {
  const [started] = await scope.db
    .select({ seasonId: fantasyRounds.fantasySeasonId })
    .from(fantasyRoundGames)
    .innerJoin(fantasyRounds, belongsTo(fantasyRoundGames, fantasyRoundGames.fantasyRoundId, fantasyRounds))
    .innerJoin(fantasySeasons, belongsTo(fantasyRounds, fantasyRounds.fantasySeasonId, fantasySeasons))
    .where(
      ofTenant(
        scope,
        fantasyRoundGames,
        and(
          eq(fantasyRoundGames.gameId, gameId),
          isNull(fantasyRoundGames.startedAt),
          eq(fantasySeasons.state, 'open'),
        ),
      ),
    );
  if (!started) return;
  await scope.db
    .update(fantasyRoundGames)
    .set({ startedAt: now })
    .where(ofTenant(scope, fantasyRoundGames, eq(fantasyRoundGames.gameId, gameId)));
  await settleRounds(scope, await fetchFantasySeason(scope, started.seasonId), now);
}
