import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getOfficeApplication, listOfficeApplications } from '#lib/api/contract/application/office.ts';
import { createApi } from '#server/api/app.ts';
import { applicationDocuments } from '#server/db/schema/applications.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { addDocument } from '#server/league/application/add-document.ts';
import { submitApplication } from '#server/league/application/submit.ts';
import { createLog } from '#server/log.ts';
import { filledDraft, openTestApplication, pdf } from '#tests/fixtures/application.ts';
import { insertSmallLeague } from '#tests/fixtures/small-league.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
let scope: TenantScope;
let api: ReturnType<typeof createApi>;
let tokens: Record<'editor' | 'scorer', string>;
let id: string;
beforeAll(async () => {
  site = await openWebsiteApi();
  scope = { db: site.database.db, tenantId: site.ids.tenantId };
  api = createApi({ db: site.database.db, log: createLog('silent'), checkAnswers: true });
  tokens = { editor: await signInAs(scope, 'editor'), scorer: await signInAs(scope, 'scorer') };
});
afterAll(() => site.database.close());
beforeEach(async () => {
  await site.database.db.delete(applicationDocuments);
  id = await openTestApplication(site);
  await addDocument(scope, id, { kind: 'registration', name: 'paper.pdf', bytes: pdf });
});

const call = (method: string, path: string, body?: object, token = tokens.editor, host = 'league.test') =>
  api.request(`http://${host}/api/v2/manage/applications${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
const submit = (team = filledDraft().team) => submitApplication(scope, id, filledDraft({ team }));
const read = async () => getOfficeApplication.answer.parse(await (await call('GET', `/${id}?locale=en`)).json());
const shownToTeam = () => site.get(`applications/${id}?locale=en`);
const confirmed = async (team: { name: string; shortName: string; code: string }) => ({
  team,
  players: (await read()).squad,
});

test('the office lists applications by state and reads one with its documents', async () => {
  await submit();
  const list = listOfficeApplications.answer.parse(await (await call('GET', '?locale=en&state=submitted')).json());
  expect(list.items.find((item) => item.id === id)).toMatchObject({
    teamName: 'KK Sava',
    players: 5,
    path: `/applications/${id}/team`,
    documents: [{ fileName: 'paper.pdf' }],
  });
  expect(await read()).toMatchObject({
    draft: { contact: { email: 'ana@sava.test' } },
    squad: [{ firstName: 'Luka', lastName: 'Đorđević', heightCm: 198, number: '4' }, {}, {}, {}, {}],
  });
});

test('accepting makes the team with the code that the office confirms, and its squad', async () => {
  await submit();
  const response = await call(
    'POST',
    `/${id}/acceptance`,
    await confirmed({ name: 'KK Sava Niš', shortName: 'Sava', code: 'sni' }),
  );
  expect(response.status).toBe(200);
  const { teamId } = (await response.json()) as { teamId: string };
  expect(await fetchOrThrow(scope, teams, teamId, 'team')).toMatchObject({
    name: 'KK Sava Niš',
    shortName: 'Sava',
    code: 'SNI',
    leagueId: site.ids.league,
  });
  const squad = await site.database.db
    .select({ lastName: people.lastName, number: memberships.number })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(ofTenant(scope, memberships, eq(memberships.teamId, teamId)));
  expect(squad).toHaveLength(5);
  expect(squad).toContainEqual({ lastName: 'Đorđević', number: '4' });
  expect(await shownToTeam()).toMatchObject({ state: 'submitted', decision: 'accepted', note: null });
  expect((await call('POST', `/${id}/rejection`, { reason: 'too late' })).status).toBe(409);
  expect((await call('POST', `/${id}/reopening`, { note: 'more players', closesAt: null })).status).toBe(409);
});

test('a code of another team is refused and makes nothing', async () => {
  await submit();
  const [other] = await site.database.db.select().from(teams).where(ofTenant(scope, teams)).limit(1);
  const before = await site.database.db.$count(teams);
  const team = { name: 'Radnik Bor', shortName: 'Radnik', code: other?.code ?? '' };
  expect((await call('POST', `/${id}/acceptance`, await confirmed(team))).status).toBe(409);
  expect(await site.database.db.$count(teams)).toBe(before);
  expect((await read()).state).toBe('submitted');
});

test('the team reads why it is rejected, and asked back it can send again with the note in sight', async () => {
  await submit();
  expect((await call('POST', `/${id}/rejection`, { reason: 'The hall is too small.' })).status).toBe(200);
  expect(await shownToTeam()).toMatchObject({ decision: 'rejected', note: 'The hall is too small.' });
  const back = { note: 'Send the insurance.', closesAt: null };
  expect((await call('POST', `/${id}/reopening`, back)).status).toBe(200);
  expect(await shownToTeam()).toMatchObject({ state: 'open', note: 'Send the insurance.' });
  await submit();
  expect(await shownToTeam()).toMatchObject({ state: 'submitted', decision: null, note: null });
});

test('what is not submitted cannot be decided', async () => {
  expect((await call('POST', `/${id}/rejection`, { reason: 'nothing yet' })).status).toBe(409);
  const past = { note: 'again', closesAt: '2020-01-01T00:00:00.000Z' };
  expect((await call('POST', `/${id}/reopening`, past)).status).toBe(400);
});

test('scorers may not, and another league’s application does not exist', async () => {
  await submit();
  expect((await call('GET', `/${id}?locale=en`, undefined, tokens.scorer)).status).toBe(403);
  const ids = await insertSmallLeague(site.database.db, 'elsewhere', ['elsewhere.test']);
  const token = await signInAs({ db: site.database.db, tenantId: ids.tenantId }, 'admin');
  expect((await call('GET', `/${id}?locale=en`, undefined, token, 'elsewhere.test')).status).toBe(404);
  const response = await call('POST', `/${id}/rejection`, { reason: 'not mine' }, token, 'elsewhere.test');
  expect([response.status, (await read()).state]).toEqual([404, 'submitted']);
});

test('the office opens applications with the questions of the latest one, closes one, and downloads a paper', async () => {
  const opened = await call('POST', '', { leagueId: site.ids.league, invitees: ['KK Drina', 'KK Tisa'] });
  const { items } = (await opened.json()) as { items: { id: string; path: string; invitee: string }[] };
  expect(items.map(({ invitee, path, id }) => [invitee, path === `/applications/${id}/team`])).toEqual([
    ['KK Drina', true],
    ['KK Tisa', true],
  ]);
  const first = items[0]?.id ?? '';
  const asked = async (application: string) => (await site.get(`applications/${application}?locale=en`)).questions;
  expect(await asked(first)).toEqual(await asked(id));
  expect((await call('POST', `/${first}/closing`, {})).status).toBe(200);
  expect((await site.get(`applications/${first}?locale=en`)).state).toBe('closed');
  const { documents } = await read();
  const paper = await call('GET', `/${id}/documents/${documents[0]?.id}`);
  expect(paper.headers.get('content-disposition')).toContain('paper.pdf');
  expect(Buffer.from(await paper.arrayBuffer())).toEqual(pdf);
  expect((await call('GET', `/${first}/documents/${documents[0]?.id}`)).status).toBe(404);
  await submit();
  expect((await call('POST', `/${id}/closing`, {})).status).toBe(409);
  const past = { leagueId: site.ids.league, closesAt: '2020-01-01T00:00:00Z' };
  expect((await call('POST', '', past)).status).toBe(400);
});
