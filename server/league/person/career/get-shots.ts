import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PlacedShot, PlayerShots } from '#lib/api/contract/player-career.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { gameFlows } from '#server/db/schema/game-projections.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { countsInRollups } from '#server/league/game/counting.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { newestFirst } from '#server/league/season/newest-first.ts';
import { findPersonId } from './find-person.ts';

/** Returns the located shots of a person in a season, by default the latest one with any. Throws `not-found`. */
export async function getPlayerShots(
  scope: ReadScope,
  slug: string,
  { season: seasonSlug }: { season?: string | undefined },
): Promise<PlayerShots> {
  const personId = await findPersonId(scope, slug);
  const known = await selectSeasonsWithShots(scope, personId);
  const season = seasonSlug === undefined ? known[0] : known.find((one) => one.slug === seasonSlug);
  const named = known.map(({ slug, name, names }) => ({ slug, name: localisedName(scope, name, names) }));
  return {
    seasons: named,
    season: named.find(({ slug }) => slug === season?.slug) ?? null,
    shots: season ? await selectShots(scope, personId, season.id) : [],
  };
}

const selectSeasonsWithShots = (scope: ReadScope, personId: string) =>
  scope.db
    .selectDistinct({
      id: seasons.id,
      slug: seasons.slug,
      name: seasons.name,
      names: sql<typeof seasons.$inferSelect.names>`${seasons.names}::jsonb`,
      startsOn: seasons.startsOn,
    })
    .from(gamePlayerStats)
    .innerJoin(games, belongsTo(gamePlayerStats, gamePlayerStats.gameId, games))
    .innerJoin(gameFlows, ofGame)
    .innerJoin(leagues, belongsTo(games, games.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofPlayer(scope, personId, sql`jsonb_array_length(${gameFlows.shots}) > 0`))
    .orderBy(...newestFirst);

const ofGame = and(eq(gameFlows.tenantId, games.tenantId), eq(gameFlows.gameId, games.id));

async function selectShots(scope: ReadScope, personId: string, seasonId: string): Promise<PlacedShot[]> {
  const { rows } = await scope.db.execute<PlacedShot>(sql`
    select (shot ->> 'points')::int as points, (shot ->> 'made')::boolean as made,
      (shot ->> 'x')::float8 as x, (shot ->> 'y')::float8 as y
    from ${gamePlayerStats}
      join ${games} on ${belongsTo(gamePlayerStats, gamePlayerStats.gameId, games)}
      join ${leagues} on ${belongsTo(games, games.leagueId, leagues)} and ${leagues.seasonId} = ${seasonId}
      join ${gameFlows} on ${ofGame}
      cross join lateral jsonb_array_elements(${gameFlows.shots}) as shot
    where ${ofPlayer(scope, personId)} and shot ->> 'person' = ${personId}`);
  return rows;
}

function ofPlayer(scope: ReadScope, personId: string, ...conditions: SQL[]): SQL {
  const own = and(eq(gamePlayerStats.personId, personId), eq(gamePlayerStats.played, true));
  return ofTenant(scope, gamePlayerStats, own, countsInRollups, ...conditions);
}
