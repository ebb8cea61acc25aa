import { randomUUID } from 'node:crypto';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { LeagueInput } from '#server/league/fixture/fixture-input.ts';
import { slugOf } from '#server/league/names/slug.ts';
import { chooseProfiles } from './choose-profiles.ts';
import { tagsOfLeague } from './tags-of-league.ts';

/** A null `timeZone` is that of the site. */
type NewLeague = Omit<LeagueInput, 'timeZone'> & { timeZone: string | null };
export type EnsuredLeague = { league: typeof leagues.$inferSelect; changes: string[] };

/** Finds or inserts the season's league by name, and announces a new one. An existing league keeps its profiles unless `input.chosen` replaces them. */
export async function ensureLeague(scope: TenantScope, seasonId: string, input: NewLeague): Promise<EnsuredLeague> {
  const slug = slugOf(input.name, 'league');
  const [found] = await scope.db
    .select()
    .from(leagues)
    .where(
      ofTenant(
        scope,
        leagues,
        and(eq(leagues.seasonId, seasonId), or(eq(leagues.slug, slug), eq(leagues.name, input.name))),
      ),
    )
    .orderBy(desc(sql`${leagues.slug} = ${slug}`))
    .limit(1);
  if (found) return chooseProfiles(scope, found, input);
  const { name, kind, rulesProfile, standingsProfile, timeZone } = input;
  const [inserted] = await scope.db
    .insert(leagues)
    .values({
      tenantId: scope.tenantId,
      id: randomUUID(),
      seasonId,
      slug,
      name,
      kind,
      rulesProfile,
      standingsProfile,
      timeZone,
      isOnLandingPage: true,
    })
    .returning();
  if (!inserted) throw new Error('Inserting a league returned no row.');
  await announce(scope, [...tagsOfLeague(scope, inserted), tags.seasons(scope.tenantId)]);
  return { league: inserted, changes: [] };
}
