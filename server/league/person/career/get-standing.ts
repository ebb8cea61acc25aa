import { and, asc, eq, or } from 'drizzle-orm';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { type PlayerStanding, standingCategories } from '#lib/api/contract/player-career.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { tags } from '#lib/api/tags.ts';
import { addSums, perGame } from '#lib/basketball/stat-sums.ts';
import { games } from '#server/db/schema/games.ts';
import { teams } from '#server/db/schema/teams.ts';
import { fetchOrThrow } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { notOverdue } from '#server/league/game/conditions.ts';
import { playedAt, selectGames } from '#server/league/game/rows.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import { leaderMetrics, statsOfMetric } from '#server/league/league/leader-metrics.ts';
import { rankPlayers } from '#server/league/league/rank-players.ts';
import { loadCurrentTeams } from '#server/league/person/current-teams.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { findPersonId } from './find-person.ts';
import { listCareerSeasons } from './list-seasons.ts';

/** Returns where a player stands in the latest league, and the next game of the current team. Throws `not-found`. */
export async function getPlayerStanding(scope: ReadScope, slug: string): Promise<PlayerStanding> {
  const personId = await findPersonId(scope, slug);
  const [season, currentTeams] = await Promise.all([standIn(scope, personId), loadCurrentTeams(scope, [personId])]);
  const team = currentTeams.get(personId);
  return { season, next: team ? await findNext(scope, team) : null };
}

/** The averages of a player over all teams of the latest league, each with the rank among its leaders. */
async function standIn(scope: ReadScope, personId: string): Promise<PlayerStanding['season']> {
  const seasons = await listCareerSeasons(scope, personId);
  const league = seasons[0]?.league;
  const sums = addSums(seasons.filter((season) => season.league.id === league?.id));
  if (!league || !sums) return null;
  const boards = await rankPlayers(scope, league.id, Number.POSITIVE_INFINITY);
  const figures = standingCategories.flatMap((category) => {
    const value = perGame(sums, statsOfMetric(leaderMetrics[category]));
    const ranked = boards.find((board) => board.category === category)?.ranked;
    const own = ranked?.find(({ candidate }) => candidate.player.id === personId);
    return value === null ? [] : [{ category, value, rank: own?.rank ?? null }];
  });
  return { league, figures };
}

async function findNext(scope: ReadScope, { id }: TeamRef): Promise<GameSummary | null> {
  const { leagueId } = await fetchOrThrow(scope, teams, id, 'team');
  dependsOn(scope, tags.league(leagueId));
  const rows = await selectGames(
    scope,
    and(or(eq(games.homeTeamId, id), eq(games.awayTeamId, id)), eq(games.state, 'scheduled'), notOverdue),
  )
    .orderBy(asc(playedAt), asc(games.id))
    .limit(1);
  const [next = null] = await summariseGames(scope, rows);
  return next;
}
