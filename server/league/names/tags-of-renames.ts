import { inArray, or } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { memberships } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { Rename } from './change-name.ts';

type Renamed = Pick<Rename, 'noun' | 'id'>;

/** Lists the cache tags of all pages that show one of these teams, clubs, venues or people: lists, games, players, news. */
export async function tagsOfRenames(scope: TenantScope, renames: readonly Renamed[]): Promise<string[]> {
  if (renames.length === 0) return [];
  const { tenantId, db } = scope;
  const idsOf = (noun: Rename['noun']) => renames.filter((one) => one.noun === noun).map(({ id }) => id);
  const [clubIds, venueIds, personIds] = [idsOf('club'), idsOf('venue'), idsOf('person')];
  const ofClubs = await db
    .select({ id: teams.id })
    .from(teams)
    .where(ofTenant(scope, teams, inArray(teams.clubId, clubIds)));
  const teamIds = [...idsOf('team'), ...ofClubs.map(({ id }) => id)];
  const lines = gamePlayerStats;
  const playedBy = db
    .select({ id: lines.gameId })
    .from(lines)
    .where(ofTenant(scope, lines, inArray(lines.personId, personIds)));
  const shownIn = await db
    .select({ id: games.id, leagueId: games.leagueId })
    .from(games)
    .where(
      ofTenant(
        scope,
        games,
        or(
          inArray(games.homeTeamId, teamIds),
          inArray(games.awayTeamId, teamIds),
          inArray(games.venueId, venueIds),
          inArray(games.id, playedBy),
        ),
      ),
    );
  const members = await db
    .selectDistinct({ id: memberships.personId })
    .from(memberships)
    .where(ofTenant(scope, memberships, inArray(memberships.teamId, teamIds)));
  const squads = await db
    .selectDistinct({ id: memberships.teamId })
    .from(memberships)
    .where(ofTenant(scope, memberships, inArray(memberships.personId, personIds)));
  return [
    ...[tags.seasons, tags.games, tags.clubs, tags.players, tags.galleries, tags.news].map((tag) => tag(tenantId)),
    ...shownIn.flatMap(({ id, leagueId }) => [tags.game(id), tags.league(leagueId)]),
    ...[...teamIds, ...squads.map(({ id }) => id)].map(tags.team),
    ...clubIds.map(tags.club),
    ...[...personIds, ...members.map(({ id }) => id)].map(tags.player),
  ];
}
