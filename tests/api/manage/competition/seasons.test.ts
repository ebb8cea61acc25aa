import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ManagedSeason } from '#lib/api/contract/competition/seasons.ts';
import { ensureSeason } from '#server/league/season/ensure-season.ts';
import { type Competition, openCompetition } from './support.ts';

let room: Competition;
beforeAll(async () => {
  room = await openCompetition();
});
afterAll(() => room.database.close());

const list = async (): Promise<ManagedSeason[]> => (await room.call('GET', 'manage/seasons')).answer.items;

test('a season is added with its dates, made current, renamed at its address, and deleted while it is empty', async () => {
  const added = await room.call('POST', 'manage/seasons', {
    name: '2026/27',
    names: { ru: 'Сезон 2026/27' },
    startsOn: '2026-10-01',
    endsOn: '2027-05-30',
  });
  expect(added).toMatchObject({ status: 200, answer: { slug: '2026-27', isCurrent: false, hasDatesOfGames: false } });
  const { id, revision } = added.answer;
  const current = await room.call('PUT', `manage/seasons/${id}`, { revision, isCurrent: true });
  expect(current.answer).toMatchObject({ isCurrent: true, revision: revision + 1 });
  const { seasons } = (await room.call('GET', 'website/seasons')).answer;
  expect(seasons.filter((season: { isCurrent: boolean }) => season.isCurrent)).toMatchObject([{ slug: '2026-27' }]);

  await room.call('PUT', `manage/seasons/${id}`, { name: 'Season 2026–2027' });
  const page = await room.call('GET', 'website/seasons/2026-27?locale=en');
  expect(page.answer).toMatchObject({ name: 'Season 2026–2027', from: '2026-10-01' });
  for (const name of ['2026/27', 'Season 2026–2027']) expect((await ensureSeason(room.table.scope, name)).id).toBe(id);

  expect(await room.call('DELETE', `manage/seasons/${id}`, {})).toMatchObject({ status: 200 });
  expect((await list()).map(({ slug }) => slug)).toEqual(['2025-26', '2024-25']);
});

test('a season without a date is the newest, in the office and on the site', async () => {
  const { id } = (await room.call('POST', 'manage/seasons', { name: '2027/28' })).answer;
  expect((await list()).map(({ slug }) => slug)).toEqual(['2027-28', '2025-26', '2024-25']);
  const { seasons } = (await room.call('GET', 'website/seasons')).answer;
  expect(seasons[0]).toMatchObject({ slug: '2027-28' });
  await room.call('DELETE', `manage/seasons/${id}`, {});
});

test('of two saves of a season the second gets what the first has saved', async () => {
  const [season] = await list();
  const path = `manage/seasons/${season?.id}`;
  const first = await room.call('PUT', path, { revision: season?.revision, names: { en: 'Season 25/26' } });
  const second = await room.call('PUT', path, { revision: season?.revision, name: 'Another' });
  expect(second).toMatchObject({ status: 409, answer: { code: 'conflict', current: first.answer } });
});

test.each([
  ['the name of another season', { name: '2024/25' }, 409, /2024\/25/],
  [
    'a last day before the first',
    { name: 'x', startsOn: '2026-10-01', endsOn: '2026-09-01' },
    400,
    /the last day .* is before the first/,
  ],
  ['no name', { name: ' ' }, 400, /name/],
])('%s is refused and adds no season', async (_, body, status, message) => {
  const before = await list();
  const refused = await room.call('POST', 'manage/seasons', body);
  expect([refused.status, refused.answer.message]).toEqual([status, expect.stringMatching(message)]);
  expect(await list()).toEqual(before);
});

test('a season with leagues stays, and so do dates that follow from its games', async () => {
  const season = (await list()).find(({ slug }) => slug === '2025-26');
  const path = `manage/seasons/${season?.id}`;
  expect(await room.call('DELETE', path, {})).toMatchObject({
    status: 409,
    answer: { message: expect.stringContaining('2 leagues') },
  });
  expect(await room.call('PUT', path, { startsOn: '2020-01-01' })).toMatchObject({
    status: 400,
    answer: { message: expect.stringContaining('follow from the games') },
  });
});

test('a refusal is in the language of the page', async () => {
  const season = (await list()).find(({ slug }) => slug === '2025-26');
  const refusal = async (language: string) =>
    (await room.call('DELETE', `manage/seasons/${season?.id}`, {}, 'admin', language)).answer.message;
  expect(await refusal('ru')).toBe('2025/26: есть лиги (2). Сначала удалите их.');
  expect(await refusal('sr-Latn')).toBe('2025/26 ima lige (2). Prvo ih obrišite.');
  expect(await refusal('de')).toBe('2025/26 has 2 leagues. Delete them first.');
});

test('another site’s season is not found, and only admins change seasons', async () => {
  const path = `manage/seasons/${room.other.ids.season}`;
  expect((await room.call('PUT', path, { name: 'Stolen' })).status).toBe(404);
  expect((await room.call('DELETE', path, {})).status).toBe(404);
  expect((await room.call('POST', `${path}/leagues`, { name: 'Stolen' })).status).toBe(404);
  for (const role of ['editor', 'scorer'] as const)
    expect((await room.call('POST', 'manage/seasons', { name: 'x' }, role)).status).toBe(403);
});
