import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tags } from '#lib/api/tags.ts';
import type { Announcement } from '#server/changes/announce.ts';
import { listenToAnnouncements } from '#server/changes/listen-to-announcements.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { loadSchemaTables } from '#server/db/schema-tables.ts';
import { loadWorld } from '#server/demo/load/load-world.ts';
import { rankPhase } from '#server/demo/load/rank-phase.ts';
import { buildWorlds } from '#server/demo/world/build-world.ts';
import { cleanStoredPictures } from '#server/league/asset/clean-stored.ts';
import { getAsset } from '#server/league/asset/get.ts';
import { assetAddress, storeAsset } from '#server/league/asset/store-asset.ts';
import { archivedTables } from '#server/league/tenant-archive/archived-table.ts';
import { insertTenant } from '#tests/fixtures/tenant-rows.ts';
import { type ArchiveBench, openArchiveBench } from './support/archive-bench.ts';
import { fillEveryTable } from './support/fill-every-table.ts';
import { rowsOfTenant } from './support/rows-of-tenant.ts';

let bench: ArchiveBench;
beforeAll(async () => {
  bench = await openArchiveBench();
});
afterAll(() => bench.close());

const areEqual = async (one: string, other: string) => (await readFile(one)).equals(await readFile(other));

test('rows of every table come back as they were, and are written again byte for byte', async () => {
  const { here, there, write, read } = bench;
  const tables = archivedTables(await loadSchemaTables()).map(({ name }) => name);
  const tenantId = await insertTenant(here.db, 'every-table', ['every.test', 'www.every.test']);
  await fillEveryTable({ db: here.db, tenantId });
  const first = await write(here, tenantId, 'every.tar');
  expect((await read(there, first)).hosts).toEqual([
    'every.test',
    'h0.example',
    'h1.example',
    'h2.example',
    'www.every.test',
  ]);
  const [before, after] = [await rowsOfTenant(here, tenantId), await rowsOfTenant(there, tenantId)];
  for (const name of tables) expect([name, after[name]]).toEqual([name, before[name]]);
  expect(tables.filter((name) => before[name]?.count === 0)).toEqual([]);
  expect(await areEqual(first, await write(there, tenantId, 'every-again.tar'))).toBe(true);
});

test('a tenant of the demo comes back with its totals and records, by a folder as by a compressed file', async () => {
  const { here, there, write, read } = bench;
  const { club } = buildWorlds('2026-02-14T17:00:00Z', rankPhase);
  await loadWorld(here.db, club, 'log');
  const [tenant] = await here.db.select().from(tenants).where(eq(tenants.slug, club.tenant.slug));
  const tenantId = tenant?.id ?? '';
  const folder = await write(here, tenantId, 'club');
  await read(there, folder);
  expect(await rowsOfTenant(there, tenantId)).toEqual(await rowsOfTenant(here, tenantId));
  const [first, second] = [await write(here, tenantId, 'one.tar.gz'), await write(there, tenantId, 'two.tar.gz')];
  expect(await areEqual(first, second)).toBe(true);
}, 240_000);

test('a copy gets hosts of its own, its address is the first of them, and running servers hear of it', async () => {
  const { here, there, write, read } = bench;
  const tenantId = await insertTenant(here.db, 'moved', ['old.test']);
  const place = await write(here, tenantId, 'moved.tar');
  const changes: Announcement[] = [];
  const onChange = (change: Announcement) => void changes.push(change);
  const heard = { onChange, onDisconnect: () => undefined, onReconnect: () => undefined };
  const listening = await listenToAnnouncements(there.pool, heard);
  const { hosts } = await read(there, place, ['new.test', 'www.new.test']);
  await expect.poll(() => changes.flatMap(({ tags }) => tags)).toContain(tags.config(tenantId));
  await listening.close();
  expect(hosts).toEqual(['new.test', 'www.new.test']);
  const [copy] = await there.db.select().from(tenants).where(eq(tenants.id, tenantId));
  expect(copy?.settings.domainUrl).toBe('https://new.test');
});

test('a picture that has lost its metadata at its address comes along', async () => {
  const { here, there, write, read } = bench;
  const scope = { db: here.db, tenantId: await insertTenant(here.db, 'pictures', ['pictures.test']) };
  const taken = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a03020' } })
    .withExif({ IFD0: { Make: 'Phone' } })
    .jpeg()
    .toBuffer();
  const address = await storeAsset(scope, { bytes: taken, contentType: 'image/jpeg', width: 9, height: 9 });
  expect(await cleanStoredPictures(scope)).toMatchObject({ cleaned: 1 });
  await read(there, await write(here, scope.tenantId, 'pictures.tar'));
  const { bytes } = await getAsset({ ...scope, db: there.db }, address.slice(assetAddress('').length));
  expect(bytes.includes('Phone')).toBe(false);
});
