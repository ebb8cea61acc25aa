import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assets } from '#server/db/schema/assets.ts';
import { galleries } from '#server/db/schema/galleries.ts';
import { importPhotos, type PhotoImport } from '#server/feeds/photos/import-photos.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { listeningReport } from './support/listening-report.ts';

let site: WebsiteApi;
let folder: string;
beforeAll(async () => {
  site = await openWebsiteApi();
  folder = path.join(await temporaryFolder('photos'), 'Derby');
  await mkdir(folder);
  await writePhoto('one.jpg', '#c03020');
  await writePhoto('two.jpg', '#2030c0');
});
afterAll(async () => {
  await site.database.close();
  await removeFolder(path.dirname(folder));
});

/** A photo that lies on its side, as cameras write them, with a place and a by-line in its EXIF. */
async function writePhoto(name: string, background: string) {
  await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Artist: 'Ana Foto', ImageDescription: 'Before the tip-off' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 19/1 0/1' },
    })
    .jpeg()
    .toFile(path.join(folder, name));
}

async function run(input: Partial<PhotoImport> = {}) {
  const { report, told } = listeningReport();
  const of = { gameId: site.loggedGame, clubId: null, newsId: null };
  const scope = { db: site.database.db, tenantId: site.ids.tenantId };
  const rest = { of, prefix: 'final', title: null, credit: null, publishedAt: null, language: 'sr' };
  const counts = await importPhotos(scope, { folder, ...rest, ...input }, report);
  return { counts, ...told };
}

const gallery = async () => (await site.get(`galleries?gameId=${site.loggedGame}&locale=sr`)).items[0];

test('a folder is a gallery; its photos stand upright and say where nobody stood', async () => {
  expect((await run()).counts).toEqual({ created: 2, changed: 0, unchanged: 0, failed: 0 });
  const { slug, title, photos } = await gallery();
  expect({ slug, title }).toEqual({ slug: 'final-derby', title: 'Derby' });
  expect(photos).toMatchObject([
    { width: 300, height: 400, caption: 'Before the tip-off', credit: 'Ana Foto', color: expect.stringMatching(/^#/) },
    { width: 300, height: 400 },
  ]);
  const hash = photos[0].image.split('/').at(-1);
  const [stored] = await site.database.db.select().from(assets).where(eq(assets.hash, hash));
  const { exif, iptc, xmp, orientation, format } = await sharp(stored?.bytes).metadata();
  expect({ exif, iptc, xmp, orientation, format }).toEqual({ format: 'jpeg' });
});

test('the same folder again changes nothing', async () => {
  await run();
  const before = await gallery();
  expect((await run()).counts).toEqual({ created: 0, changed: 0, unchanged: 2, failed: 0 });
  expect(await gallery()).toEqual(before);
});

test('a list gives captions in languages, credits and players', async () => {
  const list = 'file,caption,caption_en,credit,player\none.jpg,Pred početak,Before the start,Mika,player-a-1\n';
  await writeFile(path.join(folder, 'photos.csv'), list);
  expect((await run()).counts).toMatchObject({ changed: 1, unchanged: 1, failed: 0 });
  expect((await gallery()).photos[0]).toMatchObject({ caption: 'Pred početak', credit: 'Mika' });
  const ofPlayer = await site.get('galleries?player=player-a-1&locale=en');
  expect(ofPlayer.items[0].photos[0].caption).toBe('Before the start');
  await rm(path.join(folder, 'photos.csv'));
});

test('a changed photo takes the place of the first, one that is gone is taken out', async () => {
  await run();
  const [first] = (await gallery()).photos;
  await writePhoto('one.jpg', '#20c030');
  await copyFile(path.join(folder, 'two.jpg'), path.join(folder, 'three.jpg'));
  await rm(path.join(folder, 'two.jpg'));
  expect((await run()).counts).toEqual({ created: 1, changed: 2, unchanged: 0, failed: 0 });
  const after = (await gallery()).photos;
  expect(after.map(({ id }: { id: string }) => id)).toContain(first.id);
  expect(after).toHaveLength(2);
  expect(after[0].image).not.toBe(first.image);
});

test('what is wrong is named with file and cure, and the rest comes in', async () => {
  await writeFile(path.join(folder, 'broken.jpg'), 'no picture');
  await writeFile(path.join(folder, 'photos.csv'), 'file,captoin,player\nmissing.jpg,x,\none.jpg,,nobody\n');
  const { counts, problems } = await run();
  expect(counts.failed).toBe(4);
  expect(problems).toEqual([
    expect.stringMatching(/photos\.csv: the column "captoin" is not known; use file, caption/),
    expect.stringMatching(/photos\.csv: there is no photo "missing\.jpg" in the folder; correct the name$/),
    expect.stringMatching(/broken\.jpg: it cannot be read as a picture \(.+\); save it as JPEG/),
    expect.stringMatching(/photos\.csv: there is no player "nobody"; write the last part of the address/),
  ]);
  expect((await gallery()).photos).toHaveLength(2);
  await rm(path.join(folder, 'broken.jpg'));
  await rm(path.join(folder, 'photos.csv'));
});

test('a folder without photos, or none at all, is refused', async () => {
  await expect(run({ folder: path.join(folder, 'nowhere') })).rejects.toThrow('there is no such file; check the name');
  await expect(run({ folder: import.meta.filename })).rejects.toThrow('this is no folder');
  await expect(run({ folder: import.meta.dirname })).rejects.toThrow('it holds no photos');
});

test('another tenant’s gallery of the same name is left alone', async () => {
  await run();
  const scope = { db: site.database.db, tenantId: site.other.ids.tenantId };
  const { report } = listeningReport();
  const of = { gameId: null, clubId: null, newsId: null };
  const input = {
    folder,
    of,
    prefix: 'final',
    title: { en: 'Theirs' },
    credit: null,
    publishedAt: null,
    language: 'en',
  };
  expect((await importPhotos(scope, input, report)).created).toBe(2);
  expect((await gallery()).title).toBe('Derby');
  expect(await site.database.db.select().from(galleries).where(eq(galleries.slug, 'final-derby'))).toHaveLength(2);
});
