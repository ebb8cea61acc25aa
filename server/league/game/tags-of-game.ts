import { tags } from '#lib/api/tags.ts';
import { inIds } from '#server/db/in-ids.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { uniqueIds } from '#server/league/unique-ids.ts';

type PlayedGame = { id: string; leagueId: string; homeTeamId: string | null; awayTeamId: string | null };

/** Lists the cache tags of what shows a game, its state or result, or statistics that contain it. */
export const tagsOfGame = (scope: TenantScope, game: PlayedGame, people: readonly string[] = []): Promise<string[]> =>
  tagsOfGames(scope, [game], people);

/** Does the same for several games. `people`: who has statistics in them. */
export async function tagsOfGames(
  scope: TenantScope,
  games: readonly PlayedGame[],
  people: readonly string[] = [],
): Promise<string[]> {
  if (games.length === 0) return [];
  const leagueIds = uniqueIds(games.map(({ leagueId }) => leagueId));
  const teamIds = uniqueIds(games.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  const seasonRows = await scope.db
    .selectDistinct({ id: leagues.seasonId })
    .from(leagues)
    .where(ofTenant(scope, leagues, inIds(leagues.id, leagueIds)));
  const teamRows = await scope.db
    .select({ id: teams.id, clubId: teams.clubId })
    .from(teams)
    .where(ofTenant(scope, teams, inIds(teams.id, teamIds)));
  return [
    tags.games(scope.tenantId),
    ...games.map(({ id }) => tags.game(id)),
    ...leagueIds.map(tags.league),
    ...seasonRows.map(({ id }) => tags.season(id)),
    ...teamRows.map(({ id, clubId }) => (clubId ? tags.club(clubId) : tags.team(id))),
    ...people.map(tags.player),
  ];
}
