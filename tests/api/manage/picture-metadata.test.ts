import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assets } from '#server/db/schema/assets.ts';
import { documents } from '#server/db/schema/publications.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { checkPictures } from '#server/doctor/check-pictures.ts';
import { cleanStoredPictures } from '#server/league/asset/clean-stored.ts';
import { assetAddress, storeAsset } from '#server/league/asset/store-asset.ts';
import { type ManageApi, type ManagedLeague, openManageApi } from '#tests/fixtures/manage-api.ts';

let manage: ManageApi;
let league: ManagedLeague;
beforeAll(async () => {
  manage = await openManageApi();
  league = await manage.openLeague('league');
});
afterAll(() => manage.close());

const place = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 19/1 1500/100' } };
/** A photo of a phone, which tells where it was taken. */
const photo = (color: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .withExif(place)
    .jpeg()
    .toBuffer();

const upload = async (bytes: Buffer) => (await league.call('POST', 'manage/pictures', new Uint8Array(bytes))).answer;

async function served(address: string): Promise<Buffer> {
  const response = await manage.api.request(`http://${league.host}${address}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const store = (bytes: Buffer, contentType = 'image/jpeg') =>
  storeAsset(league.table.scope, { bytes, contentType, width: 60, height: 40 });

test('a picture is published without the place at which it was taken, and once however often it is sent', async () => {
  const taken = await photo('#a03020');
  const { address, width, height } = await upload(taken);
  expect([width, height]).toEqual([60, 40]);
  const shown = await served(address);
  expect((await sharp(shown).metadata()).exif).toBeUndefined();
  expect(shown.includes('Phone')).toBe(false);
  expect((await upload(taken)).address).toBe(address);
});

test('bytes that only begin like a picture are refused', async () => {
  const broken = (await photo('#102030')).subarray(0, 300);
  const { status, answer } = await league.call('POST', 'manage/pictures', new Uint8Array(broken));
  expect([status, answer.message]).toEqual([400, expect.stringContaining('no picture that can be shown')]);
});

test('pictures that earlier builds stored lose their metadata and keep their address; documents stay as they are', async () => {
  const { scope } = league.table;
  const [taken, scan] = [await photo('#203040'), await photo('#405060')];
  const [address, file] = [await store(taken), await store(scan)];
  const drawing = await store(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml');
  await scope.db.insert(documents).values({
    ...{ tenantId: scope.tenantId, slug: 'scan', title: { sr: 'Zapisnik' }, file, fileName: 'scan.jpg' },
    ...{ contentType: 'image/jpeg', size: scan.length },
  });
  expect(await checkPictures(scope.db)).toMatchObject([{ level: 'warning', text: expect.stringMatching(/^1 /) }]);

  expect(await cleanStoredPictures(scope)).toMatchObject({ cleaned: 1, unreadable: [] });
  expect((await served(address)).includes('Phone')).toBe(false);
  expect((await served(file)).equals(scan)).toBe(true);
  expect((await served(drawing)).includes('svg')).toBe(true);
  const [row] = await scope.db
    .select({ size: assets.size, bytes: assets.bytes, sourceHash: assets.sourceHash })
    .from(assets)
    .where(ofTenant(scope, assets, eq(assets.hash, address.slice(assetAddress('').length))));
  expect(row?.size).toBe(row?.bytes.length);
  expect(row?.sourceHash).toBe(createHash('sha256').update(taken).digest('hex'));
  expect(await checkPictures(scope.db)).toMatchObject([{ level: 'ok' }]);

  expect((await upload(taken)).address).toBe(address);
  expect(await cleanStoredPictures(scope)).toMatchObject({ cleaned: 0 });
});
