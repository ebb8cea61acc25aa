import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GalleryPhoto, GalleryRecord } from '#lib/api/contract/gallery-record.ts';
import { setVisibility } from '#server/league/person/visibility/set-visibility.ts';
import { type ManageApi, type ManagedLeague, openManageApi } from '#tests/fixtures/manage-api.ts';

let site: ManageApi;
let league: ManagedLeague;
let other: ManagedLeague;
beforeAll(async () => {
  site = await openManageApi();
  league = await site.openLeague('league');
  other = await site.openLeague('other');
});
afterAll(() => site.close());

const drawn = async (color: string) =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N' }, IFD0: { Artist: 'Vera' } })
      .toBuffer(),
  );
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const photoOf = (image: string, values: Partial<GalleryPhoto> = {}): GalleryPhoto => ({
  id: randomUUID(),
  image,
  caption: {},
  credit: null,
  people: [],
  ...values,
});
const upload = async (color: string): Promise<string> =>
  (await league.call('POST', 'manage/photo-files', await drawn(color))).answer.image;
const make = async (input: object = {}): Promise<GalleryRecord> => {
  const { status, answer } = await league.call('POST', 'manage/galleries', { title: { en: 'The final' }, ...input });
  expect(status).toBe(200);
  return answer;
};
const change = (gallery: GalleryRecord, values: object) =>
  league.call('PUT', `manage/galleries/${gallery.id}`, { revision: gallery.revision, ...values });
const read = async ({ id }: GalleryRecord) => (await league.call('GET', `manage/galleries/${id}`)).answer;
const shown = async (query = '') =>
  (await league.call('GET', `website/galleries?locale=en&${query}`, undefined, null)).answer.items;
const tagged = (id: string) => ({ id, name: '', isPublic: true });
const now = () => new Date(Date.now() - 1000).toISOString();

test('a photo is known by the hash of its file once it was sent, and is stored without its metadata', async () => {
  const bytes = await drawn('#aa1122');
  const path = `manage/photo-files/${sha256(bytes)}`;
  expect((await league.call('GET', path)).answer).toEqual({ photo: null });
  const sent = await league.call('POST', 'manage/photo-files', bytes);
  expect(sent).toMatchObject({ status: 200, answer: { width: 60, height: 40 } });
  expect((await league.call('GET', path)).answer).toEqual({ photo: sent.answer });
  expect((await league.call('POST', 'manage/photo-files', bytes)).answer).toEqual(sent.answer);
  expect((await other.call('GET', path)).answer).toEqual({ photo: null });
  const stored = await site.api.request(`http://league.test${sent.answer.image}`);
  expect((await sharp(Buffer.from(await stored.arrayBuffer())).metadata()).exif).toBeUndefined();
});

test('photos are captioned, put in order, taken out and brought back, and each makes another revision', async () => {
  const [first, second] = [await upload('#110000'), await upload('#220000')];
  const gallery = await make({ publishedAt: now() });
  const photos = [photoOf(first, { caption: { en: 'Tip-off', sr: 'Podbacivanje' } }), photoOf(second)];
  const filled: GalleryRecord = (await change(gallery, { photos })).answer;
  expect(filled).toMatchObject({ revision: gallery.revision + 1, photos });
  const images = async () =>
    (await shown())
      .find(({ slug }: GalleryRecord) => slug === gallery.slug)
      .photos.map(({ image }: GalleryPhoto) => image);
  expect(await images()).toEqual([first, second]);
  const turned = (await change(filled, { photos: [...photos].reverse() })).answer;
  expect(await images()).toEqual([second, first]);
  const fewer = (await change(turned, { photos: turned.photos.slice(1) })).answer;
  expect(await images()).toEqual([first]);
  const again = await change(fewer, { photos: turned.photos });
  expect(again.answer).toMatchObject({ revision: gallery.revision + 4, photos: turned.photos });
  expect((await change(again.answer, { photos: turned.photos })).answer.revision).toBe(again.answer.revision);
});

test.each(['game', 'club', 'league'] as const)(
  'a gallery is shown with its %s, also after it was taken off and that is undone',
  async (noun) => {
    const { ids, gameId } = league.table;
    const id = { game: gameId, club: ids.clubs.b, league: ids.league }[noun];
    const gallery = await make({ publishedAt: now(), subject: { noun, id, label: '' } });
    expect(gallery.subject).toMatchObject({ noun, id, label: expect.stringMatching(/\w{3}/) });
    const query = { game: `gameId=${gameId}`, club: 'club=beta', league: 'season=2025-26&league=first-league' }[noun];
    expect((await shown(query)).map(({ slug }: GalleryRecord) => slug)).toContain(gallery.slug);
    expect((await change(gallery, { subject: null })).answer.subject).toBeNull();
    expect((await shown(query)).map(({ slug }: GalleryRecord) => slug)).not.toContain(gallery.slug);
    const [entry] = (await league.call('GET', 'manage/audit', undefined, 'admin')).answer.items;
    expect((await league.call('POST', `manage/audit/${entry.id}/undo`, {}, 'admin')).status).toBe(200);
    expect((await read(gallery)).subject).toEqual(gallery.subject);
    expect((await shown(query)).map(({ slug }: GalleryRecord) => slug)).toContain(gallery.slug);
  },
);

test('a photo with somebody whose picture is not public is shown to nobody, whoever else is in it', async () => {
  const [seen, minor] = [league.table.ids.players.a[1] ?? '', league.table.ids.players.a[2] ?? ''];
  const image = await upload('#330000');
  const photos = [photoOf(image, { people: [tagged(seen), tagged(minor)] })];
  const gallery = await make({ publishedAt: now(), photos });
  const photosShown = async () =>
    (await shown('player=player-a-2')).find(({ slug }: GalleryRecord) => slug === gallery.slug)?.photos;
  expect(await photosShown()).toHaveLength(1);
  await setVisibility(league.table.scope, 'player-a-3', 'short');
  expect(await photosShown()).toEqual([]);
  expect((await site.api.request(`http://league.test${image}`)).status).toBe(404);
  const people = (await read(gallery)).photos[0].people;
  expect(new Set(people.map(({ id, isPublic }: { id: string; isPublic: boolean }) => `${id} ${isPublic}`))).toEqual(
    new Set([`${seen} true`, `${minor} false`]),
  );
  await change(await read(gallery), { photos: [{ ...photos[0], people: [tagged(seen)] }] });
  expect(await photosShown()).toHaveLength(1);
});

test('who was tagged, and what a caption said, is taken back from the audit trail one by one', async () => {
  const [one, other, third] = league.table.ids.players.b.slice(2, 5).map(tagged);
  if (!one || !other || !third) throw new Error('The team has five players.');
  const photo = photoOf(await upload('#660000'), { caption: { en: 'Before' }, people: [one, other] });
  const gallery = await make({ title: { en: 'The cup' }, publishedAt: now(), photos: [photo] });
  const changed: GalleryRecord = (
    await change(gallery, { photos: [{ ...photo, caption: { en: 'After' }, people: [other, third] }] })
  ).answer;
  const entries = (await league.call('GET', 'manage/audit?limit=20', undefined, 'admin')).answer.items;
  const entryOf = (table: string, action: string) =>
    entries.find((entry: { table: string; action: string }) => entry.table === table && entry.action === action);
  const undo = async (id: number) => (await league.call('POST', `manage/audit/${id}/undo`, {}, 'admin')).status;
  const peopleNow = async () => (await read(gallery)).photos[0].people.map(({ id }: { id: string }) => id).sort();
  expect(Object.values(entryOf('photo_person', 'delete').names)).toContain('The cup · 1');
  expect(await undo(entryOf('photo_person', 'delete').id)).toBe(200);
  expect(await peopleNow()).toEqual([one.id, other.id, third.id].sort());
  expect(await undo(entryOf('photo_person', 'insert').id)).toBe(200);
  expect(await peopleNow()).toEqual([one.id, other.id].sort());
  expect(await undo(entryOf('photo', 'update').id)).toBe(200);
  const restored: GalleryRecord = await read(gallery);
  expect(restored.photos[0]?.caption).toEqual({ en: 'Before' });
  expect(restored.revision).toBe(changed.revision + 3);
  expect((await shown()).find(({ slug }: GalleryRecord) => slug === gallery.slug).photos[0].caption).toBe('Before');
  await change(restored, { photos: [] });
  expect(await undo(entryOf('photo_person', 'delete').id)).toBe(409);
});

test('what is deleted comes back as it was, with its photos and its address', async () => {
  const person = tagged(league.table.ids.players.b[0] ?? '');
  const photos = [photoOf(await upload('#440000'), { people: [person], credit: 'Ana' })];
  const gallery = await make({ slug: 'gone', publishedAt: now(), photos });
  const removed = await league.call('DELETE', `manage/galleries/${gallery.id}`, { revision: gallery.revision });
  expect(removed.answer).toEqual(gallery);
  expect((await league.call('GET', `manage/galleries/${gallery.id}`)).status).toBe(404);
  const { revision: _, ...values } = removed.answer;
  expect(await make(values)).toEqual({ ...gallery, revision: expect.any(Number) });
});

test('of twenty saves of one revision one wins, and the others get what it has saved', async () => {
  const gallery = await make();
  const saves = await Promise.all(
    Array.from({ length: 20 }, (_, n) => change(gallery, { title: { en: `Title ${n}` } })),
  );
  const winners = saves.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  const stale = saves.filter(({ status }) => status === 409);
  expect(stale.map(({ answer }) => answer.current)).toEqual(Array(19).fill(winners[0]?.answer));
});

test('the list has drafts first, is searched by title, and says how many photos there are', async () => {
  const photos = [photoOf(await upload('#550000'))];
  const gallery = await make({ title: { en: 'Allstar night', sr: 'Žreb' }, photos });
  expect((await league.call('GET', 'manage/galleries?q=zreb&locale=en')).answer.items).toMatchObject([
    { id: gallery.id, title: 'Allstar night', state: 'draft', photos: 1, cover: photos[0]?.image },
  ]);
  const [first] = (await league.call('GET', 'manage/galleries?limit=1')).answer.items;
  expect(first.state).toBe('draft');
});

test.each<[string, () => object, number]>([
  ['a picture that was not uploaded', () => ({ photos: [photoOf('/api/v2/website/assets/none')] }), 404],
  ['a subject of another league', () => ({ subject: { noun: 'league', id: other.table.ids.league, label: '' } }), 404],
  ['a person of another league', () => ({ photos: [photoOf('x', { people: [tagged(randomUUID())] })] }), 404],
  ['an article that is not there', () => ({ articleId: randomUUID() }), 404],
  ['no title', () => ({ title: { en: ' ' } }), 400],
])('%s is refused and changes nothing', async (_, input, status) => {
  const gallery = await make();
  expect((await change(gallery, { publishedAt: now(), ...input() })).status).toBe(status);
  expect(await read(gallery)).toEqual(gallery);
});

test('a photo of another gallery, and one named twice, is refused', async () => {
  const photo = photoOf(await upload('#660000'));
  await make({ photos: [photo] });
  const gallery = await make();
  expect((await change(gallery, { photos: [photo] })).status).toBe(400);
  const own = { ...photo, id: randomUUID() };
  expect((await change(gallery, { photos: [own, own] })).status).toBe(400);
});

test('what is no picture is refused, and a gallery of another league is not there', async () => {
  expect((await league.call('POST', 'manage/photo-files', 'no picture')).status).toBe(400);
  expect((await league.call('POST', 'manage/photo-files', await drawn('#770000'), 'scorer')).status).toBe(403);
  const gallery = await make();
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await other.call(method, `manage/galleries/${gallery.id}`, method === 'GET' ? undefined : {})).status).toBe(
      404,
    );
});
