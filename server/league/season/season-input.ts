import { and, eq, ne, or } from 'drizzle-orm';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces, LeagueError } from '#server/errors.ts';
import { slugOf } from '#server/league/names/slug.ts';
import { say } from '#server/refusals/sentence.ts';

/** Throws `conflict` where another season has the name, or the address that follows from it. */
export async function assertNameFree(scope: TenantScope, name: string, id: string): Promise<void> {
  const isCalled = or(eq(seasons.slug, slugOf(name, 'season')), eq(seasons.name, name));
  const [other] = await scope.db
    .select({ name: seasons.name })
    .from(seasons)
    .where(ofTenant(scope, seasons, and(ne(seasons.id, id), isCalled)));
  if (other)
    throw new LeagueError('conflict', say`The season ${other.name} has that name.`, [
      { path: 'name', message: say`is that of ${other.name}` },
    ]);
}

/** Throws `bad-request` where the last day is before the first. */
export function assertOrder({ startsOn, endsOn }: { startsOn?: string | null; endsOn?: string | null }): void {
  if (startsOn && endsOn && endsOn < startsOn)
    throw badPlaces([{ path: 'endsOn', message: say`the last day ${endsOn} is before the first, ${startsOn}` }]);
}
