import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { LeagueInput } from '#server/league/fixture/fixture-input.ts';
import { slugOf } from '#server/league/names/slug.ts';
import { chooseProfiles } from './choose-profiles.ts';
import { tagsOfLeague } from './tags-of-league.ts';

export type EnsuredLeague = { league: typeof leagues.$inferSelect; changes: string[] };

/** Finds or inserts the season's league by name, and announces a new one. An existing league keeps its profiles unless `input.chosen` replaces them. */
export async function ensureLeague(scope: TenantScope, seasonId: string, input: LeagueInput): Promise<EnsuredLeague> {
  const slug = slugOf(input.name, 'league');
  const [found] = await scope.db
    .select()
    .from(leagues)
    .where(ofTenant(scope, leagues, eq(leagues.seasonId, seasonId), eq(leagues.slug, slug)));
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
