import { and, eq, ne } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { type FantasyRules, fantasyRulesSchema } from '#lib/basketball/fantasy/rules.ts';
import { fantasySeasons } from '#server/db/schema/fantasy.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { conflictOf } from '#server/league/fantasy/conflict-of.ts';
import { type FoundLeague, findLeague, type LeagueSlugs } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

type Row = typeof fantasySeasons.$inferSelect;
/** A fantasy season that has been opened. */
export type FantasySeasonRow = Omit<Row, 'rules'> & { rules: FantasyRules };

const parsed = (row: Row): FantasySeasonRow => ({ ...row, rules: fantasyRulesSchema.parse(row.rules) });

export const isOpened = ne(fantasySeasons.state, 'unopened');

/** Returns the fantasy season of a league, or null where it plays none. */
export async function fantasySeasonOf(scope: TenantScope, leagueId: string): Promise<FantasySeasonRow | null> {
  const [row] = await scope.db
    .select()
    .from(fantasySeasons)
    .where(ofTenant(scope, fantasySeasons, and(eq(fantasySeasons.leagueId, leagueId), isOpened)));
  return row ? parsed(row) : null;
}

/** Returns a fantasy season by its id. Throws `not-found`. */
export async function fetchFantasySeason(scope: TenantScope, id: string): Promise<FantasySeasonRow> {
  const [row] = await scope.db
    .select()
    .from(fantasySeasons)
    .where(ofTenant(scope, fantasySeasons, and(eq(fantasySeasons.id, id), isOpened)));
  if (!row) throw notFound('fantasy season', id);
  return parsed(row);
}

export type FoundSeason = { season: FantasySeasonRow } & Pick<FoundLeague, 'league'>;

/** Finds the fantasy season of a league by the league's address. Throws `not-found`, also where it plays none. */
export async function findFantasySeason(scope: ReadScope, slugs: LeagueSlugs): Promise<FoundSeason> {
  const { league } = await findLeague(scope, slugs);
  const season = await fantasySeasonOf(scope, league.id);
  if (!season) throw notFound('fantasy season', `${slugs.season}/${slugs.league}`);
  dependsOn(scope, tags.fantasy(season.id), tags.leaguePlayers(league.id));
  return { season, league };
}

/** Throws `conflict` for a season that is closed. */
export function assertOpen({ state }: FantasySeasonRow): void {
  if (state !== 'open') throw conflictOf('closed', 'season', 'This fantasy season is closed.');
}
