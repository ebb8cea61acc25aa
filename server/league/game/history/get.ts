import type { GameHistory } from '#lib/api/contract/game-history.ts';
import { headToHead } from '#lib/basketball/head-to-head.ts';
import { inIds } from '#server/db/in-ids.ts';
import { gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { ofCountedGame } from '#server/league/game/counting.ts';
import { findGame } from '#server/league/game/find.ts';
import type { GameRow } from '#server/league/game/rows.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { loadTeamRefs } from '#server/league/team/refs.ts';
import { toMeeting } from './meeting.ts';
import { toSeasonSoFar } from './season-so-far.ts';
import { listOwnTeams, selectMeetings, selectSeasonGames } from './select.ts';

/** Returns both clubs' earlier meetings and season so far. Null while the pairing is unknown. Throws `not-found`. */
export async function getGameHistory(scope: ReadScope, gameId: string): Promise<GameHistory | null> {
  const row = await findGame(scope, gameId);
  const { homeTeamId, awayTeamId } = row.game;
  if (!homeTeamId || !awayTeamId) return null;
  const pair = [homeTeamId, awayTeamId];
  const [own, others, seasonGames] = await Promise.all([
    listOwnTeams(scope, homeTeamId),
    listOwnTeams(scope, awayTeamId),
    selectSeasonGames(scope, row, pair),
  ]);
  const [meetings, lines, teams] = await Promise.all([
    selectMeetings(scope, own, others, row),
    selectLines(scope, seasonGames),
    loadTeamRefs(
      scope,
      seasonGames.flatMap(({ game }) => [game.homeTeamId, game.awayTeamId]),
    ),
  ]);
  const homeIds = new Set(own);
  const soFar = (teamId: string) => toSeasonSoFar(teamId, seasonGames, lines, teams);
  return {
    record: headToHead(meetings.map((meeting) => toMeeting(meeting, homeIds))),
    meetings: await summariseGames(scope, meetings),
    season: { home: soFar(homeTeamId), away: soFar(awayTeamId) },
  };
}

/** The lines of both sides in those games whose statistics count. */
async function selectLines(scope: ReadScope, rows: readonly GameRow[]) {
  const ids = rows.map(({ game }) => game.id);
  if (ids.length === 0) return [];
  return scope.db
    .select()
    .from(gameTeamStats)
    .where(ofTenant(scope, gameTeamStats, inIds(gameTeamStats.gameId, ids), ofCountedGame(gameTeamStats)));
}
