import { and, eq, ne } from 'drizzle-orm';
import { builtInProfiles, findProfile } from '#lib/basketball/rules/profiles.ts';
import { findStandingsProfile, standingsProfiles } from '#lib/basketball/standings/profiles/all.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces, LeagueError } from '#server/errors.ts';
import { slugOf } from '#server/league/names/slug.ts';
import { isTimeZone } from '#server/league/time-zone.ts';
import { say } from '#server/refusals/sentence.ts';

/** Throws `conflict` where another league of the season has the name, or the address that follows from it; returns the others. */
export async function assertLeagueNameFree(scope: TenantScope, seasonId: string, name: string, id?: string) {
  const others = await scope.db
    .select({ name: leagues.name, slug: leagues.slug, order: leagues.order })
    .from(leagues)
    .where(ofTenant(scope, leagues, and(eq(leagues.seasonId, seasonId), id ? ne(leagues.id, id) : undefined)));
  const slug = slugOf(name, 'league');
  const twin = others.find((other) => other.slug === slug || foldName(other.name) === foldName(name));
  if (twin)
    throw new LeagueError('conflict', say`${twin.name} of this season has that name.`, [
      { path: 'name', message: say`is that of ${twin.name}` },
    ]);
  return others;
}

/** Throws `bad-request` for a profile that is not built in, and says which are. */
export function assertProfiles(given: { rulesProfile: string; standingsProfile: string }): void {
  const listOf = (all: readonly { id: string }[]) => all.map(({ id }) => id).join(', ');
  if (!findProfile(given.rulesProfile))
    throw badPlaces([{ path: 'rulesProfile', message: say`is none of ${listOf(builtInProfiles)}` }]);
  if (!findStandingsProfile(given.standingsProfile))
    throw badPlaces([{ path: 'standingsProfile', message: say`is none of ${listOf(standingsProfiles)}` }]);
}

/** Throws `bad-request` for what is no time zone. */
export function assertTimeZone(timeZone: string | null | undefined): void {
  if (timeZone && !isTimeZone(timeZone))
    throw badPlaces([{ path: 'timeZone', message: say`is no time zone, such as Europe/Belgrade` }]);
}
