import { foldName } from '#lib/i18n/fold-name.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { officials } from '#server/db/schema/officials.ts';
import { people } from '#server/db/schema/people.ts';
import { venues } from '#server/db/schema/venues.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { openOfficialHash } from '#server/demo/open-official.ts';
import type { World } from '#server/demo/world/types.ts';
import { sortNamesOf } from '#server/league/names/sort-names.ts';
import { fallbackLocaleOf } from '#server/league/tenant/fallback-locale.ts';
import type { Pictures } from './pictures.ts';

/** Stores venues, clubs, people and officials, which outlast a season. */
export async function loadDirectory(scope: TenantScope, world: World, pictures: Pictures): Promise<void> {
  const { db, tenantId } = scope;
  const fallbackLocale = await fallbackLocaleOf(scope);
  await insertRows(
    db,
    venues,
    world.venues.map((venue) => ({ tenantId, ...venue })),
  );
  await insertRows(
    db,
    clubs,
    world.clubs.map(({ crest, ...club }) => ({
      tenantId,
      ...club,
      crest: pictures.add(crest),
      searchName: foldName(club.name),
    })),
  );
  await insertRows(
    db,
    people,
    world.people.map(({ portrait, ...person }) => ({
      tenantId,
      ...person,
      portrait: pictures.addOptional(portrait),
      sortNames: sortNamesOf(person, fallbackLocale),
    })),
  );
  await insertRows(
    db,
    officials,
    world.officials.map((official, index) => ({
      tenantId,
      ...official,
      tokenHash: index === 0 ? openOfficialHash : null,
      searchName: foldName(`${official.firstName} ${official.lastName}`),
    })),
  );
}
