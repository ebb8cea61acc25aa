import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { createVenue as call, ManagedVenue } from '#lib/api/contract/competition/venues.ts';
import { tags } from '#lib/api/tags.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { announce } from '#server/changes/announce.ts';
import { venues } from '#server/db/schema/venues.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { takenSlugs } from '#server/league/names/former-slugs.ts';
import { takeSlug } from '#server/league/names/slug.ts';
import { showTenant } from '#server/league/tenant/show.ts';
import { say } from '#server/refusals/sentence.ts';
import { getManagedVenue } from './managed.ts';
import { lockVenues } from './named.ts';

/** Adds a venue in the time zone of the site. The caller authorises. Throws `conflict` where the city has one of that name. */
export function createVenue(
  scope: TenantScope,
  { name, city = null }: z.output<typeof call.body>,
): Promise<ManagedVenue> {
  return inTransaction(scope, async (scope) => {
    const all = await lockVenues(scope);
    const twin = all.find(
      (one) => foldName(one.name) === foldName(name) && (!one.city || !city || foldName(one.city) === foldName(city)),
    );
    if (twin) throw new LeagueError('conflict', say`There is a venue ${twin.name} already (${twin.slug}).`);
    const id = randomUUID();
    await scope.db.insert(venues).values({
      tenantId: scope.tenantId,
      id,
      slug: takeSlug(name, takenSlugs(all), 'venue'),
      name,
      city,
      timeZone: (await showTenant(scope)).timeZone,
    });
    await announce(scope, [tags.clubs(scope.tenantId)]);
    return getManagedVenue(scope, id);
  });
}
