import { eq, or } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';

/**
 * Finds a league by name or slug, of `season` if given; of several, the one of the current season. Throws `bad-request` if
 * none or several match.
 */
export async function findLeagueByName(scope: TenantScope, name: string, season?: string) {
  const found = await scope.db
    .select({
      id: leagues.id,
      name: leagues.name,
      slug: leagues.slug,
      season: seasons.name,
      seasonSlug: seasons.slug,
      isCurrent: seasons.isCurrent,
    })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(
      ofTenant(
        scope,
        leagues,
        or(eq(leagues.name, name), eq(leagues.slug, name)),
        season === undefined ? undefined : or(eq(seasons.name, season), eq(seasons.slug, season)),
      ),
    );
  const current = found.filter(({ isCurrent }) => isCurrent);
  const [league, another] = found.length > 1 ? current : found;
  if (league && !another) return league;
  const all = found.length === 0 ? 'There is no such league.' : `It exists ${found.length} times. Add --season.`;
  throw badRequest(`"${name}"${season ? ` of ${season}` : ''}: ${all}`);
}
