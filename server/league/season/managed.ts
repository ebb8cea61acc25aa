import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { ManagedSeason } from '#lib/api/contract/competition/seasons.ts';
import type { Reach } from '#server/db/reach.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';

/** Lists the seasons with their leagues as the office changes them, newest first: where not everything is in the reach, only its own. The caller authorises. */
export async function listManaged(scope: TenantScope, reach: Reach = 'tenant'): Promise<ManagedSeason[]> {
  const all = await select(scope);
  if (reach === 'tenant') return all;
  const own = all.map((season) => ({
    ...season,
    leagues: season.leagues.filter(({ id }) => reach.leagues.includes(id)),
  }));
  return own.filter(({ leagues }) => leagues.length > 0);
}

/** Returns a season as the office changes it. Throws `not-found`. */
export async function getManaged(scope: TenantScope, id: string): Promise<ManagedSeason> {
  const [season] = await select(scope, eq(seasons.id, id));
  if (!season) throw notFound('season', id);
  return season;
}

async function select(scope: TenantScope, ...conditions: SQL[]): Promise<ManagedSeason[]> {
  const { db } = scope;
  const rows = await db
    .select()
    .from(seasons)
    .where(ofTenant(scope, seasons, ...conditions))
    .orderBy(sql`${seasons.startsOn} desc nulls last`, desc(seasons.slug));
  const ids = rows.map(({ id }) => id);
  const listed = await db
    .select({
      id: leagues.id,
      seasonId: leagues.seasonId,
      name: leagues.name,
      kind: leagues.kind,
      teams: db.$count(teams, and(eq(teams.tenantId, leagues.tenantId), eq(teams.leagueId, leagues.id))),
      games: db.$count(games, and(eq(games.tenantId, leagues.tenantId), eq(games.leagueId, leagues.id))),
      datedGames: db.$count(
        games,
        and(
          eq(games.tenantId, leagues.tenantId),
          eq(games.leagueId, leagues.id),
          or(isNotNull(games.tipOffDate), isNotNull(games.tipOffAt)),
        ),
      ),
    })
    .from(leagues)
    .where(ofTenant(scope, leagues, inArray(leagues.seasonId, ids)))
    .orderBy(asc(leagues.order), asc(leagues.name), asc(leagues.id));
  return rows.map(({ id, slug, name, names, startsOn, endsOn, isCurrent, revision }) => {
    const own = listed.filter(({ seasonId }) => seasonId === id);
    return {
      revision,
      id,
      slug,
      name,
      names,
      startsOn,
      endsOn,
      hasDatesOfGames: own.some(({ datedGames }) => datedGames > 0),
      isCurrent,
      leagues: own.map(({ seasonId, datedGames, ...league }) => league),
    };
  });
}
