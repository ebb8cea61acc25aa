import { eq, type SQL } from 'drizzle-orm';
import type { LeagueListItem, Season } from '#lib/api/contract/season.ts';
import { tags } from '#lib/api/tags.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { listLeagueItems } from '#server/league/league/list-items.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { newestFirst } from './newest-first.ts';

/** Lists seasons with their leagues, newest first. */
export async function listSeasons(scope: ReadScope): Promise<Season[]> {
  dependsOn(scope, tags.seasons(scope.tenantId), tags.games(scope.tenantId), tags.clubs(scope.tenantId));
  const [rows, listed] = await Promise.all([selectSeasons(scope), listLeagueItems(scope)]);
  const bySeason = Map.groupBy(listed, ({ seasonId }) => seasonId);
  return rows.map((row) =>
    toSeason(
      scope,
      row,
      (bySeason.get(row.id) ?? []).map(({ item }) => item),
    ),
  );
}

/** Finds a season with its leagues, or null. */
export async function findSeason(scope: ReadScope, slug: string): Promise<Season | null> {
  dependsOn(scope, tags.seasons(scope.tenantId), tags.clubs(scope.tenantId));
  const [row] = await selectSeasons(scope, eq(seasons.slug, slug));
  if (!row) return null;
  dependsOn(scope, tags.season(row.id));
  const listed = await listLeagueItems(scope, eq(leagues.seasonId, row.id));
  return toSeason(
    scope,
    row,
    listed.map(({ item }) => item),
  );
}

function selectSeasons(scope: ReadScope, ...conditions: SQL[]) {
  return scope.db
    .select()
    .from(seasons)
    .where(ofTenant(scope, seasons, ...conditions))
    .orderBy(...newestFirst);
}

function toSeason(scope: ReadScope, row: typeof seasons.$inferSelect, items: LeagueListItem[]): Season {
  const days = (end: 'from' | 'until') =>
    items
      .map((item) => item[end])
      .filter((day) => day !== null)
      .sort();
  return {
    id: row.id,
    slug: row.slug,
    name: localisedName(scope, row.name, row.names),
    isCurrent: row.isCurrent,
    from: row.startsOn ?? days('from')[0] ?? null,
    until: row.endsOn ?? days('until').at(-1) ?? null,
    leagues: items,
  };
}
