import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tags } from '#lib/api/tags.ts';
import { addDeviceKey } from '#server/auth/devices/device-keys.ts';
import { auditEntries } from '#server/db/schema/audit.ts';
import { games } from '#server/db/schema/games.ts';
import { deviceKeys } from '#server/db/schema/venue-clocks.ts';
import { venues } from '#server/db/schema/venues.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { mergeVenues, placesOfVenues } from '#server/league/venue/merge.ts';
import { renameVenue } from '#server/league/venue/rename.ts';
import { type ImportBench, league, openImportBench } from '#tests/api/import/support/import-bench.ts';
import { listeningReport } from '#tests/api/import/support/listening-report.ts';
import { readWebsite } from '#tests/api/import/support/read-website.ts';
import { hearAnnouncements } from '#tests/fixtures/tagged-answers.ts';

const fixtures = [
  'season,league,id,date,home,away,venue,city,venue_id',
  '2025/26,Liga,g1,2099-10-04,Sava,Drava,Tivoli,Ljubljana,7',
  '2025/26,Liga,g2,2099-10-11,Drava,Sava,Hala Tivoli,,8',
  '2025/26,Liga,g3,2099-10-18,Sava,Drava,Dvorana,Celje,',
].join('\n');

let bench: ImportBench;
let scope: TenantScope & { host: string };
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  scope = { ...(await bench.tenant()), actor: { kind: 'operator' } };
  await importAll();
});

async function importAll() {
  const file = await bench.file('fixtures.csv', fixtures);
  return importFixtures(scope, { file, league }, listeningReport().report);
}

const stored = async () => {
  const rows = await scope.db.select().from(venues).where(eq(venues.tenantId, scope.tenantId)).orderBy(venues.slug);
  return rows.map(({ slug, name, city }) => [slug, name, city]);
};
const gameOf = async (id: string) => {
  const ofId = sql`${`fixture:${id}`} = any(${games.externalIds})`;
  const [game] = await scope.db
    .select()
    .from(games)
    .where(and(eq(games.tenantId, scope.tenantId), ofId));
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
};
const all = [
  ['dvorana', 'Dvorana', 'Celje'],
  ['hala-tivoli', 'Hala Tivoli', null],
  ['tivoli', 'Tivoli', 'Ljubljana'],
];

test('every table that names a venue is moved', async () => {
  const { rows } = await scope.db.execute<{ table: string }>(
    sql`select distinct conrelid::regclass::text as table from pg_constraint where contype = 'f' and confrelid = 'venue'::regclass`,
  );
  expect(placesOfVenues.map(({ table }) => table).sort()).toEqual(rows.map(({ table }) => table).sort());
});

test('a renamed venue is found at its former address, by its former name and by the list that names it so', async () => {
  const game = await gameOf('g1');
  const announcements = await hearAnnouncements(bench.database, scope);
  const announced = await announcements.during(() => renameVenue(scope, '7', ' Arena  Stožice '));
  await announcements.close();
  expect([...announced]).toEqual(
    expect.arrayContaining([tags.clubs(scope.tenantId), tags.games(scope.tenantId), tags.game(game.id)]),
  );
  expect(await stored()).toContainEqual(['arena-stozice', 'Arena Stožice', 'Ljubljana']);
  expect(await readWebsite(bench, scope, 'venues/tivoli/now')).toMatchObject({ venue: { name: 'Arena Stožice' } });
  expect(await importAll()).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
  await renameVenue(scope, 'dvorana', 'Zlatorog');
  expect(await importAll()).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
  expect(await stored()).toHaveLength(3);
  expect(await renameVenue(scope, 'tivoli', 'Arena Stožice')).toBeNull();
});

test('of two records of one venue one remains, with the games, devices, facts and ids of both', async () => {
  await addDeviceKey(scope, 'tivoli', 'clock');
  const announcements = await hearAnnouncements(bench.database, scope);
  const [first, second] = [await gameOf('g1'), await gameOf('g2')];
  const announced = await announcements.during(async () => {
    expect(await mergeVenues(scope, 'Hala Tivoli', 'liga:7')).toMatchObject({ outcome: 'merged', games: 1 });
  });
  await announcements.close();
  expect([...announced]).toEqual(expect.arrayContaining([tags.game(first.id), tags.game(second.id)]));
  expect(await stored()).toEqual([
    ['dvorana', 'Dvorana', 'Celje'],
    ['hala-tivoli', 'Hala Tivoli', 'Ljubljana'],
  ]);
  expect((await gameOf('g1')).venueId).toBe((await gameOf('g2')).venueId);
  expect((await gameOf('g1')).revision).toBe(first.revision + 1);
  const keys = await scope.db.select().from(deviceKeys).where(eq(deviceKeys.tenantId, scope.tenantId));
  expect(keys.map(({ venueId }) => venueId)).toEqual([second.venueId]);
  expect(await readWebsite(bench, scope, 'venues/tivoli/now')).toMatchObject({
    venue: { slug: 'tivoli', name: 'Hala Tivoli' },
  });
  expect(await importAll()).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
  expect(await stored()).toHaveLength(2);
  expect(await mergeVenues(scope, 'hala-tivoli', 'tivoli')).toMatchObject({ outcome: 'unchanged' });
  const trail = await scope.db.select().from(auditEntries).where(eq(auditEntries.tenantId, scope.tenantId));
  expect(trail.map(({ tableName }) => tableName)).toContain('venue');
});

test('a refused change says why and what helps, and changes nothing', async () => {
  await expect(renameVenue(scope, 'tivoli', '  ')).rejects.toThrow('The new name is empty.');
  await expect(renameVenue(scope, 'nowhere', 'Arena')).rejects.toThrow('There is no venue "nowhere"');
  await expect(renameVenue(scope, 'tivoli', 'HALA TIVOLI')).rejects.toThrow(
    '(hala-tivoli) has that name. Merge the two',
  );
  await expect(mergeVenues(scope, 'tivoli', 'Tivoli')).rejects.toThrow('the same record already');
  await expect(mergeVenues(scope, 'tivoli', 'nowhere')).rejects.toThrow('There is no venue "nowhere"');
  await addDeviceKey(scope, 'tivoli', 'clock');
  await addDeviceKey(scope, 'hala-tivoli', 'clock');
  await expect(mergeVenues(scope, 'hala-tivoli', 'tivoli')).rejects.toThrow('device "clock" (clocks). Revoke the key');
  await scope.db.delete(deviceKeys).where(eq(deviceKeys.tenantId, scope.tenantId));
  await scope.db
    .update(games)
    .set({ state: 'live' })
    .where(eq(games.id, (await gameOf('g2')).id));
  await expect(mergeVenues(scope, 'hala-tivoli', 'tivoli')).rejects.toThrow('when it is over');
  const other = await bench.tenant();
  await expect(renameVenue(other, 'tivoli', 'Arena')).rejects.toThrow('There is no venue "tivoli"');
  expect(await stored()).toEqual(all);
});

test('a venue of another city may have the name, and a name of two venues needs the slug', async () => {
  await renameVenue(scope, 'dvorana', 'Tivoli');
  expect(await stored()).toContainEqual(['tivoli-2', 'Tivoli', 'Celje']);
  await expect(renameVenue(scope, 'Tivoli', 'Arena')).rejects.toThrow(
    'tivoli (Ljubljana), tivoli-2 (Celje). Use the slug.',
  );
});
