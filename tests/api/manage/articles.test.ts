import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ArticleRecord, ArticleRow, createArticle } from '#lib/api/contract/article-record.ts';
import type { BodyOf } from '#lib/api/contract/command.ts';
import type { StaffRole } from '#lib/api/contract/staff.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { createPusher } from '#server/realtime/pusher-client.ts';
import { realtimeSettings } from '#server/realtime/settings.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let api: ReturnType<typeof createApi>;
let table: Table;
let other: Table;
const tokens = {} as Record<StaffRole, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = realtimeSettings({}, 'secret');
  const realtime = { settings, pusher: createPusher(settings) };
  api = createApi({ db: database.db, log: createLog('silent'), realtime, checkAnswers: true });
  table = await openTable(database.db, 'league');
  other = await openTable(database.db, 'other');
  for (const role of ['admin', 'editor', 'scorer'] as const) tokens[role] = await signInAs(table.scope, role);
});
afterAll(() => database.close());

async function call(method: string, path: string, body?: object, role: StaffRole = 'editor') {
  const response = await api.request(`http://league.test/api/v2/${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens[role]}`, 'cache-control': 'no-cache' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json(), headers: response.headers };
}

async function write(input: Partial<BodyOf<typeof createArticle>> = {}): Promise<ArticleRecord> {
  const { status, answer } = await call('POST', 'manage/articles', { title: { en: 'A new hall' }, ...input });
  expect(status).toBe(200);
  return answer;
}
const change = (article: ArticleRecord, values: object) =>
  call('PUT', `manage/articles/${article.id}`, { revision: article.revision, ...values });
const preview = (article: ArticleRecord) => call('GET', `website/news-previews/${article.previewToken}`);
const shown = async (article: ArticleRecord) => (await call('GET', `website/news/${article.slug}`)).status;
const now = () => new Date(Date.now() - 1000).toISOString();
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

test('a draft is seen by its link alone, which ends with the publication and does not come back', async () => {
  const draft = await write({ body: { en: '<p>12. kolo</p><script>x</script>' } });
  expect(await shown(draft)).toBe(404);
  const seen = await preview(draft);
  expect(seen).toMatchObject({ status: 200, answer: { title: 'A new hall', body: '<p>12. kolo</p>' } });
  expect(seen.headers.get('cache-control')).toBe('no-store');
  const published = (await change(draft, { publishedAt: now() })).answer;
  expect([await shown(draft), (await preview(draft)).status, (await preview(published)).status]).toEqual([
    200, 404, 404,
  ]);
  const again = (await change(published, { publishedAt: null })).answer;
  expect([await shown(draft), (await preview(draft)).status, (await preview(again)).status]).toEqual([404, 404, 200]);
  expect((await call('GET', `website/news-previews/${randomUUID()}`)).status).toBe(404);
});

test('a scheduled article waits for its time, and is found among those that wait', async () => {
  const article = await write({ title: { en: 'The cup draw', sr: 'Žreb kupa' }, publishedAt: tomorrow() });
  expect([await shown(article), (await preview(article)).status]).toEqual([404, 200]);
  const titles = async (query: string) =>
    (await call('GET', `manage/articles?${query}`)).answer.items.map(({ title }: ArticleRow) => title);
  expect(await titles('state=scheduled&q=zreb&locale=en')).toEqual(['The cup draw']);
  expect(await titles('state=draft&q=zreb')).toEqual([]);
  expect(await titles('state=published&q=zreb')).toEqual([]);
  const first = await call('GET', 'manage/articles?limit=1');
  const next = await call('GET', `manage/articles?limit=100&cursor=${first.answer.nextCursor}`);
  const ids = [...first.answer.items, ...next.answer.items].map(({ id }: ArticleRow) => id);
  const all = (await call('GET', 'manage/articles?limit=100')).answer.items.map(({ id }: ArticleRow) => id);
  expect(ids).toEqual(all);
});

test('an article lists the languages that it has a title and a text in', async () => {
  const article = await write({ title: { en: 'One', sr: 'Jedan' }, body: { sr: '<p>a</p>', en: ' ' } });
  expect(article.body).toEqual({ sr: '<p>a</p>' });
  const { items } = (await call('GET', 'manage/articles?q=jedan')).answer;
  expect(items).toMatchObject([{ id: article.id, languages: ['sr'], state: 'draft' }]);
});

test('what is saved as it was read changes nothing, whatever HTML is stored', async () => {
  const body = { en: '<p style="x">a\nb<br/>c &amp; d\u00a0e</p>\n<ol start=3><li>12. kolo' };
  const article = await write({ body });
  const { revision: _, id: __, slug: ___, previewToken: ____, ...values } = article;
  const saved = await change(article, values);
  expect(saved.answer).toEqual(article);
  expect(saved.answer.body).toEqual(body);
});

test('of twenty saves of one revision one wins, and the others get what it has saved', async () => {
  const article = await write();
  const saves = await Promise.all(Array.from({ length: 20 }, (_, n) => change(article, { author: `Author ${n}` })));
  const winners = saves.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  const stale = saves.filter(({ status }) => status === 409);
  expect(stale.map(({ answer }) => answer.current)).toEqual(Array(19).fill(winners[0]?.answer));
});

test('subjects are named, and another choice of them is another revision', async () => {
  const { ids, gameId } = table;
  const subjects = [
    { noun: 'league', id: ids.league, label: '' },
    { noun: 'game', id: gameId, label: '' },
    { noun: 'person', id: ids.players.a[0], label: '' },
    { noun: 'season', id: ids.season, label: '' },
  ] as ArticleRecord['subjects'];
  const article = await write({ subjects });
  expect(article.subjects.find(({ noun }) => noun === 'game')?.label).toMatch(/Beta.* – Alfa/);
  expect(article.subjects.every(({ label }) => label.length > 2)).toBe(true);
  const fewer = await change(article, { subjects: article.subjects.slice(1) });
  expect(fewer.answer).toMatchObject({ revision: article.revision + 1, subjects: article.subjects.slice(1) });
  expect((await change(article, { author: 'Late' })).status).toBe(409);
});

test('what is deleted comes back as it was, with its address', async () => {
  const article = await write({ slug: 'gone', publishedAt: now(), author: 'Vera', body: { en: '<p>a</p>' } });
  const deleted = await call('DELETE', `manage/articles/${article.id}`, { revision: article.revision });
  expect(deleted.answer).toEqual(article);
  expect([await shown(article), (await call('GET', `manage/articles/${article.id}`)).status]).toEqual([404, 404]);
  const { revision: _, previewToken: __, ...values } = deleted.answer;
  const restored = await call('POST', 'manage/articles', values);
  expect(restored.answer).toEqual({ ...article, revision: 0, previewToken: expect.any(String) });
  expect(await shown(article)).toBe(200);
  expect((await call('POST', 'manage/articles', values)).status).toBe(400);
});

test('articles of one title get addresses of their own', async () => {
  const slugs = [await write({ title: { sr: 'Đak' } }), await write({ title: { sr: 'Đak' } })].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(2);
});

test.each<[string, () => object, number]>([
  ['a subject of another league', () => ({ subjects: [{ noun: 'league', id: other.ids.league, label: '' }] }), 404],
  ['a cover that was not uploaded', () => ({ cover: `/api/v2/website/assets/${'a'.repeat(22)}` }), 404],
  ['a cover of another site', () => ({ cover: 'https://elsewhere.test/a.png' }), 400],
  ['a gallery that is not there', () => ({ galleryId: randomUUID() }), 404],
  ['no title', () => ({ title: { en: ' ' } }), 400],
  ['no time', () => ({ publishedAt: 'tomorrow' }), 400],
])('%s is refused and changes nothing', async (_, input, status) => {
  const article = await write();
  expect((await change(article, { author: 'Half', ...input() })).status).toBe(status);
  expect((await call('GET', `manage/articles/${article.id}`)).answer).toEqual(article);
});

test('an article of another league is not there, and a scorer has no articles', async () => {
  const token = await signInAs(other.scope, 'editor');
  const article = await write();
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const response = await api.request(`http://other.test/api/v2/manage/articles/${article.id}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(method !== 'GET' && { body: '{}' }),
    });
    expect(response.status).toBe(404);
  }
  expect((await call('GET', 'manage/articles', undefined, 'scorer')).status).toBe(403);
});
