import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ClubVenue } from '#lib/api/contract/club.ts';
import { inScript } from '#lib/i18n/in-script.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { teams } from '#server/db/schema/teams.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { countsInCompetition } from '#server/league/game/counting.ts';
import { localisedProperName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Lists a club's home venues: its own first, then those of its home games by number of games. */
export async function listClubVenues(
  scope: ReadScope,
  club: { id: string; venueId: string | null },
): Promise<ClubVenue[]> {
  const homeGames = scope.db
    .select({ venueId: games.venueId, count: sql<number>`count(*)::int`.as('home_games') })
    .from(games)
    .innerJoin(teams, belongsTo(games, games.homeTeamId, teams))
    .where(ofTenant(scope, games, eq(teams.clubId, club.id), eq(games.isNeutralVenue, false), countsInCompetition))
    .groupBy(games.venueId)
    .as('home_games_of');
  const isOwn = sql<boolean>`${venues.id} is not distinct from ${club.venueId}::uuid`;
  const count = sql<number>`coalesce(${homeGames.count}, 0)`;
  const rows = await scope.db
    .select({ venue: getTableColumns(venues), games: count })
    .from(venues)
    .leftJoin(homeGames, eq(homeGames.venueId, venues.id))
    .where(ofTenant(scope, venues, sql`(${isOwn} or ${homeGames.count} > 0)`))
    .orderBy(desc(isOwn), desc(count), venues.name);
  return rows.map(({ venue, games }) => ({
    id: venue.id,
    slug: venue.slug,
    name: localisedProperName(scope, venue.name, venue.names),
    city: venue.city && inScript(scope.locale, venue.city),
    address: venue.address,
    latitude: venue.latitude,
    longitude: venue.longitude,
    capacity: venue.capacity,
    games,
  }));
}
