import { and, eq, or, sql } from 'drizzle-orm';
import { foldName } from '#lib/i18n/fold-name.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, notFound } from '#server/errors.ts';
import { hasSlug, ownSlugFirst } from '#server/league/names/former-slugs.ts';
import { slugOf } from '#server/league/names/slug.ts';

export type InLeague = { season?: string | undefined; league?: string | undefined };
export type NamedTeam = { team: typeof teams.$inferSelect; league: typeof leagues.$inferSelect; season: string };

/** The condition that a league is that of a slug or name, in the season of a slug or name. */
export const isInLeague = ({ season, league }: InLeague) =>
  and(
    season === undefined ? undefined : or(eq(seasons.slug, season), eq(seasons.slug, slugOf(season, 'season'))),
    league === undefined ? undefined : or(eq(leagues.slug, league), eq(leagues.slug, slugOf(league, 'league'))),
  );

/**
 * Finds a team by slug, name, alias, code or a source's id (as in the file, or `source:id`), in a league or in all. Throws
 * `not-found`, and `bad-request` if several teams are meant or a league has none of that name.
 */
export async function findTeamByName(scope: TenantScope, name: string, where: InLeague): Promise<NamedTeam> {
  const ids = sql.param([`team:${name}`]);
  const hasId = sql`(${teams.externalIds} @> ${ids}::text[] or ${`team:`} || ${leagues.slug} || ${`:${name}`} = any(${teams.externalIds}))`;
  const isCalled = sql`(${teams.code} = ${name} or ${name} = any(${teams.aliases}))`;
  const found = await scope.db
    .select({ team: teams, league: leagues, season: seasons.slug })
    .from(teams)
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(
      ofTenant(
        scope,
        teams,
        or(
          hasSlug(teams, name),
          eq(teams.searchName, foldName(name)),
          sql`${teams.id}::text = ${name}`,
          isCalled,
          hasId,
        ),
        isInLeague(where),
      ),
    )
    .orderBy(ownSlugFirst(teams, name))
    .limit(20);
  const exact = found.filter(({ team }) => team.slug === name);
  const meant = exact.length > 0 ? exact : found;
  const [only] = meant;
  if (!only) throw (await refusalInLeague(scope, name, where)) ?? notFound('team', name);
  if (meant.length === 1) return only;
  const places = meant.map(({ season, league, team }) => `${season}/${league.slug}/${team.slug}`).join(', ');
  throw badRequest(`"${name}" is several teams: ${places}. Add --season and --league, or use the slug.`);
}

/** The refusal of a name in one league says which teams that league has. */
async function refusalInLeague(scope: TenantScope, name: string, where: InLeague) {
  if (where.league === undefined) return null;
  const rows = await scope.db
    .select({ name: teams.name })
    .from(teams)
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, teams, isInLeague(where)))
    .orderBy(teams.name)
    .limit(50);
  if (rows.length === 0) return null;
  return badRequest(`There is no team "${name}" in this league. It has ${rows.map(({ name }) => name).join(', ')}.`);
}
