import { inArray, or } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { memberships } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { Rename } from './change-name.ts';

type Renamed = Pick<Rename, 'noun' | 'id'>;

/** Lists the cache tags of all that shows one of these teams, clubs, venues or people: lists, games, players. */
export async function tagsOfRenames(scope: TenantScope, renames: readonly Renamed[]): Promise<string[]> {
  const idsOf = (noun: Rename['noun']) => renames.filter((one) => one.noun === noun).map(({ id }) => id);
  const people = idsOf('person');
  const places = { clubIds: idsOf('club'), teamIds: idsOf('team'), venueIds: idsOf('venue') };
  return [
    ...(people.length > 0 ? await tagsOfPeople(scope, people) : []),
    ...(people.length < renames.length ? await tagsOfPlaces(scope, places) : []),
  ];
}

async function tagsOfPeople(scope: TenantScope, people: string[]): Promise<string[]> {
  const line = gamePlayerStats;
  const lines = await scope.db
    .selectDistinct({ gameId: line.gameId, leagueId: line.leagueId })
    .from(line)
    .where(ofTenant(scope, line, inArray(line.personId, people)));
  const squads = await scope.db
    .selectDistinct({ id: memberships.teamId })
    .from(memberships)
    .where(ofTenant(scope, memberships, inArray(memberships.personId, people)));
  return [
    tags.players(scope.tenantId),
    ...people.map(tags.player),
    ...squads.map(({ id }) => tags.team(id)),
    ...lines.flatMap(({ gameId, leagueId }) => [tags.game(gameId), tags.leaguePlayers(leagueId)]),
  ];
}

type Places = Record<'clubIds' | 'teamIds' | 'venueIds', string[]>;

async function tagsOfPlaces(scope: TenantScope, { clubIds, teamIds, venueIds }: Places): Promise<string[]> {
  const { tenantId, db } = scope;
  const shownTeams = await db
    .select({ id: teams.id, leagueId: teams.leagueId })
    .from(teams)
    .where(ofTenant(scope, teams, or(inArray(teams.clubId, clubIds), inArray(teams.id, teamIds))));
  const ids = shownTeams.map(({ id }) => id);
  const isShown = or(inArray(games.homeTeamId, ids), inArray(games.awayTeamId, ids), inArray(games.venueId, venueIds));
  const shownIn = await db
    .select({ id: games.id, leagueId: games.leagueId })
    .from(games)
    .where(ofTenant(scope, games, isShown));
  return [
    tags.clubs(tenantId),
    tags.games(tenantId),
    ...clubIds.map(tags.club),
    ...ids.map(tags.team),
    ...[...shownTeams, ...shownIn].map(({ leagueId }) => tags.league(leagueId)),
    ...shownIn.map(({ id }) => tags.game(id)),
  ];
}
