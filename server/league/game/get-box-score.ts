import { asc, eq } from 'drizzle-orm';
import type { BoxScore } from '#lib/api/contract/box-score.ts';
import { toTeamBoxScore } from '#lib/api/shapes/to-team-box-score.ts';
import { gameFlows } from '#server/db/schema/game-projections.ts';
import { gamePlayerStats, gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { loadPublicNames } from '#server/league/person/public-names.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { loadTeamRefs } from '#server/league/team/refs.ts';
import { assertGame } from './assert-game.ts';
import { rulesOf } from './rules.ts';

/** Returns the player and team statistics of a game, or null without a box score. Throws `not-found`. */
export async function getBoxScore(scope: ReadScope, gameId: string): Promise<BoxScore | null> {
  const game = await assertGame(scope, gameId);
  const [teamRows, playerRows, [flow]] = await Promise.all([
    scope.db
      .select()
      .from(gameTeamStats)
      .where(ofTenant(scope, gameTeamStats, eq(gameTeamStats.gameId, gameId))),
    scope.db
      .select()
      .from(gamePlayerStats)
      .where(ofTenant(scope, gamePlayerStats, eq(gamePlayerStats.gameId, gameId)))
      .orderBy(asc(gamePlayerStats.order)),
    scope.db
      .select({ leadChanges: gameFlows.leadChanges, timesTied: gameFlows.timesTied })
      .from(gameFlows)
      .where(ofTenant(scope, gameFlows, eq(gameFlows.gameId, gameId))),
  ]);
  const home = teamRows.find(({ side }) => side === 'home');
  const away = teamRows.find(({ side }) => side === 'away');
  if (!home || !away) return null;
  const [teams, players, publicNameOf] = await Promise.all([
    loadTeamRefs(scope, [home.teamId, away.teamId]),
    loadPlayerRefs(
      scope,
      playerRows.map(({ personId }) => personId),
    ),
    loadPublicNames(
      scope,
      [home, away].flatMap(({ coach, assistantCoach }) => [coach, assistantCoach]),
    ),
  ]);
  const publicRow = <Row extends typeof home>(row: Row) => ({
    ...row,
    coach: row.coach && publicNameOf(row.coach),
    assistantCoach: row.assistantCoach && publicNameOf(row.assistantCoach),
  });
  const context = { teams, players, playerRows, rules: rulesOf(game) };
  return {
    home: toTeamBoxScore(publicRow(home), away, context),
    away: toTeamBoxScore(publicRow(away), home, context),
    leadChanges: flow?.leadChanges ?? null,
    timesTied: flow?.timesTied ?? null,
  };
}
