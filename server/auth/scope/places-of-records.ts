import { eq, inArray } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import type { Whereabouts } from '#server/db/reach.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { currentGameOf, findVenue } from '#server/league/venue/current-game.ts';

/** A game belongs to its league and to the clubs of one or both teams. */
export async function gamePlace(
  scope: TenantScope,
  gameId: string,
  sides: readonly ('home' | 'away')[],
): Promise<Whereabouts> {
  const { leagueId, homeTeamId, awayTeamId } = await fetchOrThrow(scope, games, gameId, 'game');
  const playing = { home: homeTeamId, away: awayTeamId };
  const ids = sides.flatMap((side) => playing[side] ?? []);
  const rows = await scope.db
    .select({ clubId: teams.clubId })
    .from(teams)
    .where(ofTenant(scope, teams, inArray(teams.id, ids)));
  return { leagues: [leagueId], clubs: rows.flatMap(({ clubId }) => clubId ?? []) };
}

export async function teamPlace(scope: TenantScope, teamId: string): Promise<Whereabouts> {
  const { leagueId, clubId } = await fetchOrThrow(scope, teams, teamId, 'team');
  return { leagues: [leagueId], clubs: clubId ? [clubId] : [] };
}

export async function leaguePlace(scope: TenantScope, leagueId: string): Promise<Whereabouts> {
  const { id } = await fetchOrThrow(scope, leagues, leagueId, 'league');
  return { leagues: [id], clubs: [] };
}

/** A person belongs to the leagues and clubs of every squad that they are or were in. */
export async function personPlace(scope: TenantScope, personId: string): Promise<Whereabouts> {
  await fetchOrThrow(scope, people, personId, 'person');
  const rows = await scope.db
    .select({ leagueId: teams.leagueId, clubId: teams.clubId })
    .from(memberships)
    .innerJoin(teams, belongsTo(memberships, memberships.teamId, teams))
    .where(ofTenant(scope, memberships, eq(memberships.personId, personId)));
  return { leagues: rows.map(({ leagueId }) => leagueId), clubs: rows.flatMap(({ clubId }) => clubId ?? []) };
}

/** A venue belongs to the league whose game is played there now. */
export async function venuePlace(scope: TenantScope, slug: string): Promise<Whereabouts> {
  const { id } = await findVenue(scope, slug);
  const current = await currentGameOf(scope, id);
  return current ? gamePlace(scope, current.id, ['home', 'away']) : { leagues: [], clubs: [] };
}
