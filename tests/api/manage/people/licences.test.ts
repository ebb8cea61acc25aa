import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noDiscipline } from '#lib/basketball/discipline/rule.ts';
import { dayAt } from '#lib/i18n/format/instants.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { licences } from '#server/db/schema/licences.ts';
import { people } from '#server/db/schema/people.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { exportRosters } from '#server/feeds/export/export-rosters.ts';
import { upsertRoster } from '#server/league/roster/upsert-roster.ts';
import { createLog } from '#server/log.ts';
import { ownLeague, rosterLine } from '#tests/fixtures/import-inputs.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let table: Table;
let other: Table;
let api: ReturnType<typeof createApi>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  database = await createTestDatabase();
  table = await openTable(database.db, 'desk');
  other = await openTable(database.db, 'elsewhere');
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
  for (const role of ['editor', 'scorer'] as const) tokens[role] = await signInAs(table.scope, role);
  tokens.elsewhere = await signInAs(other.scope, 'admin');
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(licences));

const call = async (method: string, path: string, body?: object, who = 'editor', language = 'en') => {
  const response = await api.request(`http://localhost/api/v2/manage/${path}`, {
    method,
    headers: {
      host: who === 'elsewhere' ? 'elsewhere.test' : 'desk.test',
      authorization: `Bearer ${tokens[who]}`,
      'content-type': 'application/json',
      'accept-language': language,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
};
const enter = (...entries: object[]) => call('POST', 'licences', { entries });
const nameOf = async (id: string) => {
  const [row] = await database.db.select().from(people).where(eq(people.id, id));
  return { first: row?.firstName ?? '', last: row?.lastName ?? '' };
};
const restricted = async () =>
  (await call('GET', `games/${table.gameId}/restrictions`, undefined, 'scorer')).answer.players;

test('a list of names is entered whichever part comes first, and a known number is renewed', async () => {
  const person = table.person('home', 0);
  const { first, last } = await nameOf(person);
  const entered = await enter({
    name: `${last} ${first}`.toUpperCase(),
    number: '1044',
    kind: 'youth',
    until: '2026-06-30',
  });
  expect(entered).toMatchObject({
    status: 200,
    answer: { added: 1, items: [{ person: { id: person }, number: '1044' }] },
  });
  const renewed = await enter({ name: `${first} ${last}`, number: '1044', until: '2099-06-30' });
  expect(renewed.answer).toMatchObject({ added: 0, items: [{ kind: 'youth', until: '2099-06-30', isValid: true }] });
  expect((await call('GET', `people/${person}/licences`)).answer.items).toHaveLength(1);
});

test('a name that nobody or several people have, and the number of somebody else, are refused with their place; nothing is entered', async () => {
  const [one, two] = [table.person('home', 0), table.person('home', 1)];
  await enter({ personId: one, number: '1' });
  const refused = await enter({ personId: two, number: '2' }, { name: 'Niko Nikić', number: '3' });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.answer)).toContain('entries.1.name');
  expect(JSON.stringify((await enter({ personId: two, number: '1' })).answer)).toContain('entries.0.number');
  expect((await enter({ personId: two, number: '4', from: '2026-02-01', until: '2026-01-01' })).status).toBe(400);
  await database.db.update(people).set({ firstName: 'Isti', lastName: 'Čovek' }).where(eq(people.id, one));
  await database.db.update(people).set({ firstName: 'Isti', lastName: 'Čovek' }).where(eq(people.id, two));
  expect(JSON.stringify((await enter({ name: 'Isti Čovek', number: '5' })).answer)).toContain('several people');
  expect(await database.db.$count(licences)).toBe(1);
});

test('faults are told in the language of who enters the list, each in its issue and all in the message', async () => {
  const entries = [
    { name: 'Niko Nikić', number: '11' },
    { personId: crypto.randomUUID(), number: '12' },
  ];
  const { answer } = await call('POST', 'licences', { entries }, 'editor', 'ru-RU, en;q=0.5');
  const [unnamed, unknown] = ['Лига не знает никого с именем Niko Nikić.', 'Такого человека нет.'];
  expect(answer).toMatchObject({
    message: `№ 1: ${unnamed} № 2: ${unknown}`,
    issues: [
      { path: 'entries.0.name', message: unnamed },
      { path: 'entries.1.personId', message: unknown },
    ],
  });
});

test('a licence that has ended is shown in the squad and asks a reason at the table', async () => {
  const person = table.person('home', 2);
  const { answer } = await enter({ personId: person, number: '7', until: '2020-06-30' });
  const [licence] = answer.items;
  expect(await restricted()).toMatchObject([{ personId: person, restriction: 'unlicensed', endedOn: '2020-06-30' }]);
  const squad = (await call('GET', `teams/${table.ids.teams.b}/squad`)).answer;
  const member = squad.members.find((one: { person: { id: string } }) => one.person.id === person);
  expect(member.licence).toEqual({ number: '7', until: '2020-06-30', isValid: false });
  const renewed = await call('PUT', `licences/${licence.id}`, { until: null, revision: licence.revision });
  expect(renewed.answer).toMatchObject({ until: null, isValid: true });
  expect(await restricted()).toEqual([]);
  const stale = await call('PUT', `licences/${licence.id}`, { kind: 'A', revision: licence.revision });
  expect(stale).toMatchObject({ status: 409, answer: { current: { until: null } } });
  expect((await call('DELETE', `licences/${licence.id}`, {})).status).toBe(200);
});

test('who lacks a licence for the next game is listed, without one only where the league requires it', async () => {
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await database.db.update(games).set({ tipOffDate: soon }).where(eq(games.id, table.gameId));
  const person = table.person('home', 3);
  await enter({ personId: person, number: '9', until: '2020-06-30' });
  const missing = async () => (await call('GET', 'missing-licences')).answer.items;
  expect(await missing()).toMatchObject([
    { person: { id: person }, team: { name: 'Beta' }, day: soon, until: '2020-06-30' },
  ]);
  const discipline = { ...noDiscipline, requiresLicence: true };
  await database.db.update(leagues).set({ discipline }).where(eq(leagues.id, table.ids.league));
  expect(await missing()).toHaveLength(12);
  expect(await restricted()).toHaveLength(12);
  await database.db.update(leagues).set({ discipline: null }).where(eq(leagues.id, table.ids.league));
});

test('a roster brings licences, tells a number of somebody else, and the export has them', async () => {
  const line = (name: string, number: string) => ({
    ...rosterLine('Alfa', name, 'Licencirani', number),
    licence: { number: '77', kind: null, from: null, until: '2099-06-30' },
  });
  const first = await upsertRoster(table.scope, ownLeague, [line('Prvi', '41')]);
  expect(first.changes).toEqual([]);
  expect((await upsertRoster(table.scope, ownLeague, [line('Prvi', '41')])).outcomes[0]?.outcome).toBe('unchanged');
  const second = await upsertRoster(table.scope, ownLeague, [line('Drugi', '42')]);
  expect(second.changes.join()).toContain('licence 77 of Drugi Licencirani');
  const csv = await exportRosters(table.scope, {});
  expect(csv).toContain('licence_number');
  expect(csv.split('\n').find((row) => row.includes('Licencirani') && row.includes('Prvi'))).toContain(
    '77,,,2099-06-30',
  );
});

test('another league’s licences are not there', async () => {
  const { answer } = await enter({ personId: table.person('home', 4), number: '12' });
  const path = `licences/${answer.items[0].id}`;
  expect((await call('PUT', path, { kind: 'A' }, 'elsewhere')).status).toBe(404);
  expect((await call('DELETE', path, {}, 'elsewhere')).status).toBe(404);
  expect(
    (await call('GET', `people/${table.person('home', 4)}/licences`, undefined, 'elsewhere')).answer.items,
  ).toEqual([]);
  expect((await enter({ personId: other.person('home', 0), number: '13' })).status).toBe(400);
});

test('a licence is valid to the end of its last day where the site is', async () => {
  const person = table.person('home', 0);
  const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];
  // It is always a day later in the east than in the west.
  await enter({ personId: person, number: '1044', until: dayAt(new Date().toISOString(), west) });
  const isValid = async (timeZone: string) => {
    const zone = sql`jsonb_set(${tenants.settings}, '{timeZone}', to_jsonb(${timeZone}::text))`;
    await database.db.update(tenants).set({ settings: zone }).where(eq(tenants.id, table.scope.tenantId));
    return (await call('GET', `people/${person}/licences`)).answer.items[0].isValid;
  };
  expect([await isValid(west), await isValid(east)]).toEqual([true, false]);
});
