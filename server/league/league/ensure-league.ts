import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { leagues } from '#server/db/schema/leagues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { LeagueInput } from '#server/league/fixture/fixture-input.ts';
import { slugOf } from '#server/league/names/slug.ts';
import { chooseProfiles } from './choose-profiles.ts';

export type EnsuredLeague = { league: typeof leagues.$inferSelect; changes: string[] };

/** The season's league of that name, made when there is none; one that is there keeps its profiles, or gets those chosen. */
export async function ensureLeague(scope: TenantScope, seasonId: string, input: LeagueInput): Promise<EnsuredLeague> {
  const slug = slugOf(input.name, 'league');
  const [found] = await scope.db
    .select()
    .from(leagues)
    .where(ofTenant(scope, leagues, eq(leagues.seasonId, seasonId), eq(leagues.slug, slug)));
  if (found) return chooseProfiles(scope, found, input);
  const { name, kind, rulesProfile, standingsProfile, timeZone } = input;
  const [made] = await scope.db
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
  if (!made) throw new Error('An inserted league did not come back.');
  return { league: made, changes: [] };
}
