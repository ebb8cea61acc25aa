import { and, eq, gt, isNotNull, isNull, lte, min, notExists, or } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { fantasyRoundGames, fantasyRounds } from '#server/db/schema/fantasy.ts';
import { gameResults } from '#server/db/schema/game-results.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import { isDecidedGame } from './round-games.ts';

/**
 * Lists the games of a fantasy season, or the one, that had no result when their round ended and count still: those to be played, and
 * those whose first result is not `correctionHours` old.
 */
export async function listOpenLateGames(
  scope: TenantScope,
  { id: seasonId, rules }: FantasySeasonRow,
  now: Date,
  gameId?: string,
): Promise<{ id: string; roundId: string; slug: string }[]> {
  const ofGame = and(eq(gameResults.tenantId, games.tenantId), eq(gameResults.gameId, games.id));
  const stoodAtEnd = and(
    lte(gameResults.recordedAt, fantasyRounds.endedAt),
    or(isNull(gameResults.withdrawnAt), gt(gameResults.withdrawnAt, fantasyRounds.endedAt)),
  );
  const late = await scope.db
    .select({
      id: games.id,
      roundId: fantasyRoundGames.fantasyRoundId,
      slug: games.slug,
      state: games.state,
      decidedAt: min(gameResults.recordedAt),
    })
    .from(fantasyRoundGames)
    .innerJoin(fantasyRounds, belongsTo(fantasyRoundGames, fantasyRoundGames.fantasyRoundId, fantasyRounds))
    .innerJoin(games, belongsTo(fantasyRoundGames, fantasyRoundGames.gameId, games))
    .leftJoin(gameResults, and(ofGame, gt(gameResults.recordedAt, fantasyRounds.endedAt)))
    .where(
      ofTenant(
        scope,
        fantasyRoundGames,
        and(
          eq(fantasyRounds.fantasySeasonId, seasonId),
          gameId === undefined ? undefined : eq(fantasyRoundGames.gameId, gameId),
          isNotNull(fantasyRounds.endedAt),
          notExists(scope.db.select().from(gameResults).where(and(ofGame, stoodAtEnd))),
        ),
      ),
    )
    .groupBy(games.tenantId, games.id, fantasyRoundGames.fantasyRoundId)
    .orderBy(games.tipOffAt, games.id);
  const correctionMs = rules.correctionHours * 3_600_000;
  return late.filter((game) =>
    game.decidedAt === null ? !isDecidedGame(game) : now.getTime() < game.decidedAt.getTime() + correctionMs,
  );
}
