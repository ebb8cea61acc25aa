import { asc, eq } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { phases } from '#server/db/schema/phases.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { selectGames } from '#server/league/game/rows.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Selects the playoff rounds and duels of a league in order, and the games by duel id. */
export async function selectPlayoff(scope: ReadScope, leagueId: string) {
  const [rows, gameRows] = await Promise.all([
    scope.db
      .select({ round: playoffRounds, phase: phases, duel: duels })
      .from(duels)
      .innerJoin(playoffRounds, belongsTo(duels, duels.playoffRoundId, playoffRounds))
      .innerJoin(phases, belongsTo(playoffRounds, playoffRounds.phaseId, phases))
      .where(ofTenant(scope, duels, eq(playoffRounds.leagueId, leagueId)))
      .orderBy(asc(phases.order), asc(playoffRounds.order), asc(duels.order), asc(duels.id)),
    selectGames(scope, eq(games.leagueId, leagueId), eq(duels.tenantId, scope.tenantId)).orderBy(
      asc(games.duelNumber),
      asc(games.id),
    ),
  ]);
  return { rows, games: Map.groupBy(gameRows, (row): string | null => row.game.duelId) };
}

export type DuelRow = Awaited<ReturnType<typeof selectPlayoff>>['rows'][number];
