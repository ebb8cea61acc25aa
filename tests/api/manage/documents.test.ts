import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentRecord, DocumentRowAnswer } from '#lib/api/contract/document-record.ts';
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

const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}`);
const upload = async (text: string, name = 'rules.pdf') =>
  (await league.call('POST', `manage/document-files?name=${name}`, pdf(text))).answer;
const make = async (input: object = {}): Promise<DocumentRecord> => {
  const { file, fileName } = await upload(randomUUID());
  const body = { title: { en: 'The rules' }, file, fileName, ...input };
  const { status, answer } = await league.call('POST', 'manage/documents', body);
  expect(status).toBe(200);
  return answer;
};
const change = (document: DocumentRecord, values: object) =>
  league.call('PUT', `manage/documents/${document.id}`, { revision: document.revision, ...values });
const read = async ({ id }: DocumentRecord) => (await league.call('GET', `manage/documents/${id}`)).answer;
const download = async (document: DocumentRecord) => {
  const response = await site.api.request(`http://league.test/api/v2/website/documents/${document.slug}`);
  return response.status === 200 ? response.text() : response.status;
};
const now = () => new Date(Date.now() - 1000).toISOString();

test('a document is uploaded, published, and keeps its address with another file', async () => {
  const sent = await upload('first');
  expect(sent).toMatchObject({ fileName: 'rules.pdf', contentType: 'application/pdf', size: 14 });
  const draft = await make({ file: sent.file });
  expect(await download(draft)).toBe(404);
  const season = { seasonId: league.table.ids.season, language: 'sr', category: { en: 'Rules', sl: ' ' } };
  const published = (await change(draft, { publishedAt: now(), ...season })).answer;
  expect(published).toMatchObject({ ...season, category: { en: 'Rules' }, revision: draft.revision + 1 });
  expect(await download(published)).toBe('%PDF-1.7\nfirst');
  const { file } = await upload('the second');
  const replaced = (await change(published, { file, fileName: 'new.pdf' })).answer;
  expect(replaced).toMatchObject({ slug: draft.slug, size: 19, fileName: 'new.pdf' });
  expect(await download(replaced)).toBe('%PDF-1.7\nthe second');
});

test('documents are put in an order, which the site has', async () => {
  await make({ publishedAt: now(), title: { en: 'Last of all' } });
  const rows = async (): Promise<DocumentRowAnswer[]> => (await league.call('GET', 'manage/documents')).answer.items;
  const turned = (await rows()).map(({ id }) => id).reverse();
  expect((await league.call('PUT', 'manage/documents/order', { ids: turned })).status).toBe(200);
  expect((await rows()).map(({ id }) => id)).toEqual(turned);
  const { answer } = await league.call('GET', 'website/documents', undefined, null);
  const published = (await rows()).filter(({ state }) => state === 'published');
  expect(answer.documents.map(({ id }: { id: string }) => id)).toEqual(published.map(({ id }) => id));
  expect((await league.call('PUT', 'manage/documents/order', { ids: turned.slice(1) })).status).toBe(409);
});

test('what is deleted comes back as it was, with its address and its place', async () => {
  const document = await make({ slug: 'gone', publishedAt: now() });
  const removed = await league.call('DELETE', `manage/documents/${document.id}`, { revision: document.revision });
  expect(removed.answer).toEqual(document);
  expect(await download(document)).toBe(404);
  const { revision: _, contentType: __, size: ___, ...values } = removed.answer;
  expect(await make(values)).toEqual({ ...document, revision: 0 });
});

test('a stale save gets the document as it is now', async () => {
  const document = await make();
  const saved = await change(document, { title: { en: 'Other rules' } });
  expect(await change(document, { title: { en: 'Late' } })).toMatchObject({
    status: 409,
    answer: { current: saved.answer },
  });
});

test.each<[string, () => object, number]>([
  ['a file that was not uploaded', () => ({ file: '/api/v2/website/assets/none' }), 404],
  ['a season of another league', () => ({ seasonId: other.table.ids.season }), 404],
  ['a name with a folder', () => ({ fileName: '../rules.pdf' }), 400],
  ['no title', () => ({ title: {} }), 400],
])('%s is refused and changes nothing', async (_, input, status) => {
  const document = await make();
  expect((await change(document, { publishedAt: now(), ...input() })).status).toBe(status);
  expect(await read(document)).toEqual(document);
});

test('an empty file is refused, a scorer has no documents, and one of another league is not there', async () => {
  expect((await league.call('POST', 'manage/document-files?name=a.pdf', new Uint8Array())).status).toBe(400);
  expect((await league.call('GET', 'manage/documents', undefined, 'scorer')).status).toBe(403);
  const document = await make();
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect(
      (await other.call(method, `manage/documents/${document.id}`, method === 'GET' ? undefined : {})).status,
    ).toBe(404);
});
