import { and, asc, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { ManagedSeason } from '#lib/api/contract/competition/seasons.ts';
import type { Reach } from '#server/db/reach.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { newestFirst } from './newest-first.ts';

/** Lists the seasons as the office changes them, with the names of their leagues in the language of the reader, newest first: where not everything is in the reach, only its own. The caller authorises. */
export async function listManaged(scope: ReadScope, reach: Reach = 'tenant'): Promise<ManagedSeason[]> {
  const all = await select(scope, ({ name, names }) => localisedName(scope, name, names));
  if (reach === 'tenant') return all;
  const own = all.map((season) => ({
    ...season,
    leagues: season.leagues.filter(({ id }) => reach.leagues.includes(id)),
  }));
  return own.filter(({ leagues }) => leagues.length > 0);
}

/** Returns a season as the office changes it. Throws `not-found`. */
export async function getManaged(scope: TenantScope, id: string): Promise<ManagedSeason> {
  const [season] = await select(scope, ({ name }) => name, eq(seasons.id, id));
  if (!season) throw notFound('season', id);
  return season;
}

type LeagueNames = Pick<typeof leagues.$inferSelect, 'name' | 'names'>;

async function select(
  scope: TenantScope,
  nameOf: (league: LeagueNames) => string,
  ...conditions: SQL[]
): Promise<ManagedSeason[]> {
  const { db } = scope;
  const rows = await db
    .select()
    .from(seasons)
    .where(ofTenant(scope, seasons, ...conditions))
    .orderBy(...newestFirst);
  const ids = rows.map(({ id }) => id);
  const listed = await db
    .select({
      id: leagues.id,
      seasonId: leagues.seasonId,
      name: leagues.name,
      names: leagues.names,
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
      leagues: own.map(({ seasonId, datedGames, names, ...league }) => ({
        ...league,
        name: nameOf({ name: league.name, names }),
      })),
    };
  });
}
