import { and, eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

export type LeagueSlugs = { season: string; league: string };
export type FoundLeague = { league: typeof leagues.$inferSelect; season: typeof seasons.$inferSelect };

/** Finds a league by its address. Throws `not-found`. */
export async function findLeague(scope: ReadScope, slugs: LeagueSlugs): Promise<FoundLeague> {
  dependsOn(scope, tags.seasons(scope.tenantId));
  const [found] = await scope.db
    .select({ league: leagues, season: seasons })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, leagues, and(eq(leagues.slug, slugs.league), eq(seasons.slug, slugs.season))));
  if (!found) throw notFound('league', `${slugs.season}/${slugs.league}`);
  dependsOn(scope, tags.leagueFormat(found.league.id));
  return found;
}

/** Returns the id of a league by its address. Throws `not-found`. */
export async function findLeagueId(scope: TenantScope, slugs: LeagueSlugs): Promise<string> {
  const [found] = await scope.db
    .select({ id: leagues.id })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, leagues, and(eq(leagues.slug, slugs.league), eq(seasons.slug, slugs.season))));
  if (!found) throw notFound('league', `${slugs.season}/${slugs.league}`);
  return found.id;
}
