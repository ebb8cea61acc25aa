import { inArray } from 'drizzle-orm';
import type { LeagueRef } from '#lib/api/contract/season.ts';
import { tags } from '#lib/api/tags.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { uniqueIds } from '#server/league/unique-ids.ts';
import type { FoundLeague } from './find.ts';

type Named<Table extends 'league' | 'season'> = Pick<FoundLeague[Table], 'slug' | 'name' | 'names'>;

export function toLeagueRef(
  scope: ReadScope,
  league: Named<'league'> & { id: string; logo: string | null },
  season: Named<'season'>,
): LeagueRef {
  dependsOn(scope, tags.seasons(scope.tenantId));
  return {
    id: league.id,
    slug: league.slug,
    name: localisedName(scope, league.name, league.names),
    season: season.slug,
    seasonName: localisedName(scope, season.name, season.names),
    logo: league.logo,
  };
}

/** Loads references to leagues (name, slug, season, logo) by id. */
export async function loadLeagueRefs(scope: ReadScope, ids: Iterable<string>): Promise<Map<string, LeagueRef>> {
  const leagueIds = uniqueIds(ids);
  if (leagueIds.length === 0) return new Map();
  const rows = await scope.db
    .select({ league: leagues, season: seasons })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, leagues, inArray(leagues.id, leagueIds)));
  return new Map(rows.map(({ league, season }) => [league.id, toLeagueRef(scope, league, season)]));
}
