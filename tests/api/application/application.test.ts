import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applicationDocuments, teamApplications } from '#server/db/schema/applications.ts';
import { closeApplication } from '#server/league/application/close.ts';
import { askBackApplication } from '#server/league/application/decide.ts';
import { filledDraft, openTestApplication, pdf } from '#tests/fixtures/application.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
let id: string;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());
beforeEach(async () => {
  id = await openTestApplication(site);
});

const origin = { origin: 'https://league.test' };

async function post(path: string, body: unknown, headers: Record<string, string> = origin) {
  const init = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  };
  const response = await site.request(`applications/${path}`, init);
  return { status: response.status, cache: response.headers.get('cache-control'), body: await response.json() };
}

async function upload(bytes: Buffer, { kind = 'registration', name = 'paper.pdf', application = id } = {}) {
  const query = new URLSearchParams({ kind, name });
  const init = { method: 'POST', body: new Uint8Array(bytes), headers: origin };
  const response = await site.request(`applications/${application}/documents?${query}`, init);
  return { status: response.status, body: await response.json() };
}

const stored = async () => {
  const [row] = await site.database.db.select().from(teamApplications).where(eq(teamApplications.id, id));
  if (!row) throw new Error('The application is gone.');
  return row;
};

const documentsStored = () =>
  site.database.db.select().from(applicationDocuments).where(eq(applicationDocuments.applicationId, id));

test('an open application has its questions in the requested language, and is not cached', async () => {
  const response = await site.request(`applications/${id}?locale=en`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const body = await response.json();
  expect(body).toMatchObject({ state: 'open', revision: 0, league: { name: 'First League' }, documents: [] });
  expect(body.questions[0]).toEqual({
    id: 'seats',
    kind: 'number',
    label: 'Seats',
    help: '',
    isRequired: true,
    options: [],
  });
  expect((await site.get(`applications/${id}?locale=ru`)).questions[0].label).toBe('Mesta');
});

test('a draft is stored as it is typed, and the next one has to follow it', async () => {
  const draft = filledDraft({ players: [{ name: 'x', birthDate: '?', position: '', height: 'tall', number: '' }] });
  expect(await post(`${id}/draft`, { draft, revision: 0 })).toEqual({
    status: 200,
    cache: 'no-store',
    body: { revision: 1 },
  });
  expect(await site.get(`applications/${id}`)).toMatchObject({ draft, revision: 1 });
  const late = await post(`${id}/draft`, { draft: filledDraft(), revision: 0 });
  expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await stored()).form).toEqual(draft);
});

test('a whole application is sent once, and gets a reference', async () => {
  await upload(pdf);
  const sent = await post(`${id}/submission`, { draft: filledDraft() });
  expect(sent.status).toBe(200);
  expect(sent.body.reference).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  expect(await site.get(`applications/${id}`)).toEqual({
    state: 'submitted',
    decision: null,
    note: null,
    league: expect.objectContaining({ slug: 'first-league' }),
    teamName: 'KK Sava',
    reference: sent.body.reference,
    submittedAt: sent.body.submittedAt,
  });
  const changes = [
    await post(`${id}/submission`, { draft: filledDraft() }),
    await post(`${id}/draft`, { draft: filledDraft(), revision: 1 }),
    await upload(pdf),
  ];
  expect(changes.map(({ status }) => status)).toEqual([409, 409, 409]);
});

test('two who send at the same moment do not both succeed', async () => {
  await upload(pdf);
  const outcomes = await Promise.all([1, 2].map(() => post(`${id}/submission`, { draft: filledDraft() })));
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('an application with faults is refused as a whole, each fault with its place', async () => {
  const [first, second, ...others] = filledDraft().players;
  const draft = filledDraft({
    contact: { name: '', email: 'ana', phone: '12' },
    answers: { seats: 'many', rules: '' },
    players: [
      { ...first, name: '', birthDate: '2004-02-30', position: 'XX', height: '19', number: '100' },
      { ...second, number: others[0]?.number ?? '' },
      ...others,
    ] as ReturnType<typeof filledDraft>['players'],
  });
  const before = await stored();
  const { status, body } = await post(`${id}/submission`, { draft });
  expect(status).toBe(400);
  expect(body.issues).toEqual(
    expect.arrayContaining([
      { path: 'contact.name', message: 'required' },
      { path: 'contact.email', message: 'email' },
      { path: 'contact.phone', message: 'phone' },
      { path: 'answers.seats', message: 'aNumber' },
      { path: 'answers.rules', message: 'required' },
      { path: 'players.0.name', message: 'required' },
      { path: 'players.0.birthDate', message: 'date' },
      { path: 'players.0.position', message: 'position' },
      { path: 'players.0.height', message: 'height' },
      { path: 'players.0.number', message: 'number' },
      { path: 'documents.registration', message: 'documentMissing' },
    ]),
  );
  expect(await stored()).toEqual(before);
});

test('a document is what its bytes say, not what its name says', async () => {
  const accepted = await upload(pdf, { name: '..\\..\\etc/Réglement\u202e.pdf' });
  expect(accepted.body.documents).toEqual([
    {
      id: expect.any(String),
      kind: 'registration',
      fileName: 'Réglement.pdf',
      contentType: 'application/pdf',
      size: pdf.length,
    },
  ]);
  const lying = await upload(pdf, { name: 'Report.final.exe' });
  expect(lying.body.documents.map(({ fileName }: { fileName: string }) => fileName)).toContain('Report.final.pdf');
  const refused = [
    await upload(Buffer.from('<html><script>alert(1)</script></html>'), { name: 'paper.pdf' }),
    await upload(Buffer.from('MZ\u0090\u0000 program'), { name: 'photo.jpg' }),
    await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), { name: 'x.svg' }),
    await upload(Buffer.alloc(0)),
    await upload(pdf, { kind: 'something-else' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect(await documentsStored()).toHaveLength(2);
});

test('a document may have 10 MB, an application 20 documents', async () => {
  const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024 + 1 - pdf.length)]);
  expect(await upload(large)).toMatchObject({ status: 413, body: { code: 'too-large' } });
  expect((await upload(large.subarray(0, -1))).status).toBe(200);
  for (let count = 1; count < 20; count += 1) await upload(pdf);
  expect((await upload(pdf)).status).toBe(400);
  expect(await documentsStored()).toHaveLength(20);
});

test('a document is removed by who has the address of its own application only', async () => {
  const { body } = await upload(pdf);
  const [document] = body.documents;
  const another = await openTestApplication(site);
  expect((await post(`${another}/documents/${document.id}/removal`, {})).status).toBe(404);
  expect((await post(`${id}/documents/${document.id}/removal`, {})).body).toEqual({ documents: [] });
});

test('an application is closed after its last day, and when it is taken back', async () => {
  await site.database.db
    .update(teamApplications)
    .set({ closesAt: new Date('2026-01-01T00:00:00Z') })
    .where(eq(teamApplications.id, id));
  expect(await site.get(`applications/${id}`)).toMatchObject({ state: 'closed', closedAt: '2026-01-01T00:00:00.000Z' });
  expect((await post(`${id}/draft`, { draft: filledDraft(), revision: 0 })).status).toBe(409);
  const scope = { db: site.database.db, tenantId: site.ids.tenantId };
  await askBackApplication(scope, id, { note: null, closesAt: null });
  expect((await post(`${id}/draft`, { draft: filledDraft(), revision: 0 })).status).toBe(200);
  await closeApplication(scope, id);
  expect(await site.get(`applications/${id}`)).toMatchObject({ state: 'closed' });
});

test('an unknown application is not found, and neither is another tenant’s', async () => {
  const theirs = await openTestApplication({ database: site.database, ids: site.other.ids });
  for (const wrong of [crypto.randomUUID(), theirs, 'no-uuid']) {
    expect((await site.request(`applications/${wrong}`)).status).toBe(404);
    expect((await post(`${wrong}/draft`, { draft: filledDraft(), revision: 0 })).status).toBe(404);
    expect((await post(`${wrong}/submission`, { draft: filledDraft() })).status).toBe(404);
    expect((await upload(pdf, { application: wrong })).status).toBe(404);
  }
});

test('changes come from pages of the tenant’s own sites only', async () => {
  const draft = { draft: filledDraft(), revision: 0 };
  expect((await post(`${id}/draft`, draft, {})).status).toBe(403);
  expect((await post(`${id}/draft`, draft, { origin: 'null' })).status).toBe(403);
  expect((await post(`${id}/draft`, draft, { origin: 'https://evil.test' })).status).toBe(404);
  expect((await post(`${id}/draft`, draft, { origin: 'https://other.test' })).status).toBe(404);
  expect((await stored()).revision).toBe(0);
});

test('who changes an application more than 60 times a minute has to wait', async () => {
  const refusals: number[] = [];
  while (!refusals.includes(429) && refusals.length < 200) refusals.push((await post(`${id}/draft`, {})).status);
  expect(refusals.slice(0, 60)).toEqual(Array(60).fill(400));
  expect(refusals.at(-1)).toBe(429);
});

test('a draft larger than any application is refused', async () => {
  const answers = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`a${index}`, 'x'.repeat(4000)]));
  expect((await post(`${id}/draft`, { draft: filledDraft({ answers }), revision: 0 })).status).toBe(413);
  const players = Array.from({ length: 61 }, () => filledDraft().players[0]);
  const tooMany = { draft: { ...filledDraft(), players }, revision: 0 };
  expect((await post(`${id}/draft`, tooMany)).status).toBe(400);
});
