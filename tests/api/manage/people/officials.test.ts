import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OfficialRecord } from '#lib/api/contract/people/officials.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { games } from '#server/db/schema/games.ts';
import { gameOfficials, officials } from '#server/db/schema/officials.ts';
import { createLog } from '#server/log.ts';
import type { Mail } from '#server/mail/send-mail.ts';
import { takeInto } from '#tests/fixtures/mail/take-mails.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let table: Table;
let other: Table;
let api: ReturnType<typeof createApi>;
const tokens: Record<string, string> = {};
const mails: Mail[] = [];
/** At noon: the day is the same in UTC and at the venue. */
const soon = new Date(new Date(Date.now() + 3 * 86_400_000).setUTCHours(12, 0, 0, 0));
const day = soon.toISOString().slice(0, 10);
beforeAll(async () => {
  database = await createTestDatabase();
  table = await openTable(database.db, 'desk');
  other = await openTable(database.db, 'elsewhere');
  const accounts = {
    officialUrl: undefined,
    google: null,
    hasMailServer: true,
    sendMail: takeInto(mails, ({ email }) => email.startsWith('full@')),
  };
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true, accounts });
  for (const role of ['admin', 'editor', 'scorer'] as const) tokens[role] = await signInAs(table.scope, role);
  tokens.elsewhere = await signInAs(other.scope, 'admin');
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(gameOfficials);
  await database.db.delete(officials);
  await database.db.update(games).set({ tipOffAt: soon, tipOffDate: day }).where(eq(games.id, table.gameId));
  mails.length = 0;
});

const call = async (method: string, path: string, body?: object, who = 'editor') => {
  const response = await api.request(`http://localhost/api/v2/${path}`, {
    method,
    headers: {
      host: who === 'elsewhere' ? 'elsewhere.test' : 'desk.test',
      ...(tokens[who] && { authorization: `Bearer ${tokens[who]}` }),
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
};
const enter = async (lastName: string, more: object = {}): Promise<OfficialRecord> => {
  const { status, answer } = await call('POST', 'manage/official-records', { firstName: 'Petar', lastName, ...more });
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer;
};
const appoint = (crew: object[], more: object = {}, gameId = table.gameId) =>
  call('PUT', `manage/games/${gameId}/crew`, { crew, ...more });
const tokenOf = async (id: string) => {
  const { answer } = await call('POST', `manage/official-records/${id}/link`, {});
  return answer.path.split('/').at(-1) as string;
};
const crewOnSite = async () => {
  const { answer } = await call(
    'GET',
    'website/seasons/2025-26/leagues/first-league/rounds/round-4/games/b-a?locale=en',
    undefined,
    'nobody',
  );
  return answer.officials;
};

test('an official is asked, accepts by the link, and stands on the page of the game only then', async () => {
  const { id } = await enter('Sudić', { level: 'A', email: 'sudic@example.test' });
  const appointed = await appoint([{ officialId: id, role: 'referee' }]);
  expect(appointed).toMatchObject({
    status: 200,
    answer: { appointment: { crew: [{ officialId: id, state: 'offered', isBooked: false }] }, untold: [] },
  });
  expect(mails).toMatchObject([{ kind: 'appointments', email: 'sudic@example.test' }]);
  expect(await crewOnSite()).toEqual([]);
  const link = `website/officiating/${mails[0]?.link.split('/').at(-1)}`;
  const duties = await call('GET', link, undefined, 'nobody');
  expect(duties.answer).toMatchObject({ name: 'Petar Sudić', duties: [{ gameId: table.gameId, state: 'offered' }] });
  expect((await call('PUT', `${link}/games/${table.gameId}`, { answer: 'declined' }, 'nobody')).status).toBe(400);
  const accepted = await call('PUT', `${link}/games/${table.gameId}`, { answer: 'accepted' }, 'nobody');
  expect(accepted.answer.duties).toMatchObject([{ state: 'accepted' }]);
  const inRussian = { name: 'Петар Судич', duties: [{ teams: expect.stringMatching(/^[\p{Script=Cyrillic} –]+$/u) }] };
  expect((await call('GET', `${link}?locale=ru`, undefined, 'nobody')).answer).toMatchObject(inRussian);
  const again = { answer: 'accepted', locale: 'ru' };
  expect((await call('PUT', `${link}/games/${table.gameId}`, again, 'nobody')).answer).toMatchObject(inRussian);
  expect(await crewOnSite()).toEqual([{ name: 'Petar Sudić', role: 'referee' }]);
  const kept = await appoint([{ officialId: id, role: 'referee' }]);
  expect(kept.answer).toMatchObject({ appointment: { crew: [{ state: 'accepted' }] }, untold: [] });
});

test('the office is told of an official whose mail was not taken', async () => {
  const { id } = await enter('Punić', { email: 'full@example.test' });
  const { answer } = await appoint([{ officialId: id, role: 'umpire' }]);
  expect(answer.untold).toEqual([{ officialId: id, name: 'Petar Punić' }]);
});

test('who declines says why, and the office sees it; a game that has begun takes no answer', async () => {
  const { id } = await enter('Odbijić');
  const { answer } = await appoint([{ officialId: id, role: 'umpire' }]);
  expect(answer.untold).toEqual([{ officialId: id, name: 'Petar Odbijić' }]);
  const link = `website/officiating/${await tokenOf(id)}/games/${table.gameId}`;
  await call('PUT', link, { answer: 'declined', reason: 'A wedding' }, 'nobody');
  const { answer: list } = await call('GET', 'manage/appointments');
  const item = list.items.find(({ gameId }: { gameId: string }) => gameId === table.gameId);
  expect(item.crew).toMatchObject([{ state: 'declined', answer: 'A wedding' }]);
  expect(await crewOnSite()).toEqual([]);
  await database.db.update(games).set({ state: 'live' }).where(eq(games.id, table.gameId));
  expect((await call('PUT', link, { answer: 'accepted' }, 'nobody')).status).toBe(409);
  await database.db.update(games).set({ state: 'scheduled' }).where(eq(games.id, table.gameId));
});

test('an absence and another game at that time are told, not refused', async () => {
  const { id } = await enter('Zauzetić');
  const [second] = await database.db
    .select()
    .from(games)
    .where(and(eq(games.tenantId, table.ids.tenantId), eq(games.slug, 'd-c')));
  await database.db
    .update(games)
    .set({ tipOffAt: soon, tipOffDate: day })
    .where(eq(games.id, second?.id ?? ''));
  await appoint([{ officialId: id, role: 'referee' }], {}, second?.id);
  const absences = [{ from: day, until: day, note: 'Travelling' }];
  const set = await call('PUT', `website/officiating/${await tokenOf(id)}/absences`, { absences }, 'nobody');
  expect(set.answer.absences).toEqual(absences);
  const { status, answer } = await appoint([{ officialId: id, role: 'referee' }]);
  expect(status).toBe(200);
  expect(answer.appointment.crew).toMatchObject([{ isBooked: true, isAbsent: true }]);
  await database.db
    .update(games)
    .set({ tipOffAt: null, tipOffDate: null })
    .where(eq(games.id, second?.id ?? ''));
});

test('a new link ends the one before, and an ended one opens nothing', async () => {
  const { id } = await enter('Linkić');
  const first = await tokenOf(id);
  const second = await tokenOf(id);
  const open = (token: string) => call('GET', `website/officiating/${token}`, undefined, 'nobody');
  expect((await open(first)).status).toBe(404);
  expect((await open(second)).status).toBe(200);
  expect((await call('DELETE', `manage/official-records/${id}/link`, {})).status).toBe(200);
  expect((await open(second)).status).toBe(404);
  const [row] = await database.db.select().from(officials).where(eq(officials.id, id));
  expect(JSON.stringify(row)).not.toContain(second);
});

test('a crew that somebody else has changed meanwhile comes back with the refusal', async () => {
  const [one, two] = [await enter('Prvić'), await enter('Drugić')];
  await appoint([{ officialId: one.id, role: 'referee' }]);
  const stale = await appoint([{ officialId: two.id, role: 'referee' }], { base: [] });
  expect(stale).toMatchObject({
    status: 409,
    answer: { current: { appointment: { crew: [{ officialId: one.id }] } } },
  });
  const twice = await appoint([
    { officialId: one.id, role: 'referee' },
    { officialId: one.id, role: 'umpire' },
  ]);
  expect(twice.status).toBe(400);
  expect(JSON.stringify(twice.answer)).toContain('crew.1.officialId');
});

test('a record is changed by its revision, a second official of one name is refused, and contacts are for the office only', async () => {
  const record = await enter('Kontaktić', { phone: '+381 60 1' });
  expect((await call('POST', 'manage/official-records', { firstName: 'Petar', lastName: 'Kontaktic' })).status).toBe(
    409,
  );
  const path = `manage/official-records/${record.id}`;
  const absences = [{ from: day, until: day, note: null }];
  const changed = await call('PUT', path, { level: 'B', absences, revision: record.revision });
  expect(changed.answer).toMatchObject({ level: 'B', absences });
  expect(await call('PUT', path, { level: 'C', revision: record.revision })).toMatchObject({
    status: 409,
    answer: { current: { level: 'B' } },
  });
  expect(
    (await call('PUT', path, { absences: [{ from: '2099-02-01', until: '2099-01-01', note: null }] })).status,
  ).toBe(400);
  expect((await call('GET', 'manage/official-records', undefined, 'scorer')).status).toBe(403);
  expect((await call('PUT', path, { level: 'D' }, 'elsewhere')).status).toBe(404);
  expect((await call('GET', 'manage/official-records', undefined, 'elsewhere')).answer.items).toEqual([]);
  const token = await tokenOf(record.id);
  expect((await call('GET', `website/officiating/${token}`, undefined, 'elsewhere')).status).toBe(404);
});
