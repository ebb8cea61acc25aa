import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Squad, SquadEntry, SquadMember } from '#lib/api/contract/people/squad.ts';
import type { StaffRole } from '#lib/api/contract/staff.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { setRestriction } from '#server/league/person/restriction/set-restriction.ts';
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
  return { status: response.status, answer: await response.json() };
}

const squadOf = (team: 'a' | 'b' | 'c' | 'd') => `manage/teams/${table.ids.teams[team]}/squad`;
const squad = async (team: 'a' | 'b' | 'c' | 'd'): Promise<Squad> => (await call('GET', squadOf(team))).answer;
const enter = (team: 'a' | 'b' | 'c' | 'd', ...entries: SquadEntry[]) => call('POST', squadOf(team), { entries });
const memberOf = async (team: 'a' | 'b' | 'c' | 'd', personId: string): Promise<SquadMember> => {
  const member = (await squad(team)).members.find(({ person }) => person.id === personId);
  if (!member) throw new Error('The player is in no squad.');
  return member;
};
const rosterOf = async (team: string) =>
  (await call('GET', `website/seasons/2025-26/leagues/first-league/teams/${team}?locale=en`)).answer.squad.map(
    ({ player, number }: { player: { name: string }; number: string }) => `${number} ${player.name}`,
  );
const countPeople = () => table.scope.db.$count(people, eq(people.tenantId, table.scope.tenantId));

test('a new person and a known one are entered in a squad, and its page has them', async () => {
  const known = table.person('home', 5);
  const entered = await enter(
    'c',
    { firstName: 'Novak', lastName: 'Kovačević', number: '00', position: 'C', birthDate: '2001-05-03' },
    { personId: known, role: 'coach', from: '2026-01-01' },
  );
  expect(entered).toMatchObject({
    status: 200,
    answer: { created: 1, members: [{ number: '00' }, { role: 'coach' }] },
  });
  expect(await rosterOf('celik')).toContain('00 Novak Kovačević');
  const { members } = await squad('c');
  expect(members.map(({ person }) => person.lastName).slice(-2)).toEqual(['Kovačević', 'Betaić 6']);
});

test('a name that resembles a known one enters nobody until somebody says that it is another', async () => {
  const before = await countPeople();
  const typed = { firstName: 'Djordje', lastName: 'Betaic 1', number: '9' };
  const refused = await enter('a', { firstName: 'Sasvim', lastName: 'Drugačiji' }, typed);
  expect(refused).toMatchObject({
    status: 409,
    answer: {
      issues: [{ path: 'entries.1', message: expect.stringContaining('Đorđe Betaić 1') }],
      current: {
        lookAlikes: [{ entry: 1, people: [{ id: table.person('home', 0), memberships: [{ team: 'Beta' }] }] }],
      },
    },
  });
  expect(await countPeople()).toBe(before);
  expect((await enter('a', { ...typed, isAnother: true })).answer).toMatchObject({ created: 1 });
  expect(await countPeople()).toBe(before + 1);
});

test.each([
  ['a mistyped letter', { firstName: 'Novak', lastName: 'Kovačevič' }],
  ['two mistyped letters', { firstName: 'Novak', lastName: 'Kovacvic' }],
  ['the name turned round', { firstName: 'Kovačević', lastName: 'Novak' }],
  ['an initial', { firstName: 'N.', lastName: 'Kovačević' }],
  ['another script', { firstName: 'Новак', lastName: 'Ковачевић' }],
])('%s is found', async (_, name) => {
  const { status, answer } = await enter('d', name);
  expect([status, answer.current?.lookAlikes[0].people[0].lastName]).toEqual([409, 'Kovačević']);
});

test.each<[string, SquadEntry, number, RegExp]>([
  ['nobody by that id', { personId: crypto.randomUUID() }, 400, /entries.1.personId: there is no such person/],
  ['a shirt number that is none', { firstName: 'A', lastName: 'Zzzz', number: '107' }, 400, /0, 00 or 1 to 99/],
  ['a last name that is missing', { firstName: 'Ana', lastName: ' ' }, 400, /last name is missing/],
  [
    'days that are turned round',
    { firstName: 'A', lastName: 'Zzzz', from: '2026-02-01', until: '2026-01-01' },
    400,
    /entries.1.until/,
  ],
])('%s is refused and enters nobody', async (_, entry, status, message) => {
  const before = await squad('d');
  const refused = await enter('d', { firstName: 'Celaya', lastName: 'Wqxyzuk' }, entry);
  expect([refused.status, refused.answer.message]).toEqual([status, expect.stringMatching(message)]);
  expect(await squad('d')).toEqual(before);
});

test('who is in the squad already is not entered twice, but may come back later', async () => {
  const personId = table.ids.players.d[0] ?? '';
  const refused = await enter('d', { personId });
  expect(refused).toMatchObject({ status: 400, answer: { message: expect.stringContaining('in this squad already') } });
  const { id } = await memberOf('d', personId);
  await call('PUT', `manage/squad-members/${id}`, { until: '2025-12-31' });
  expect((await enter('d', { personId, from: '2026-02-01' })).status).toBe(200);
});

test('a place in a squad is changed, and a stale save is answered with the current place', async () => {
  const { id, revision } = await memberOf('a', table.person('away', 1));
  const saved = await call('PUT', `manage/squad-members/${id}`, { revision, number: '33', isCaptain: true });
  expect(saved).toMatchObject({ status: 200, answer: { number: '33', isCaptain: true, revision: revision + 1 } });
  expect(await rosterOf('alfa')).toContain('33 Igor Alfaić 2');
  const stale = await call('PUT', `manage/squad-members/${id}`, { revision, number: '34' });
  expect(stale).toMatchObject({ status: 409, answer: { current: { number: '33', revision: revision + 1 } } });
});

test('a squad is put in order, unless somebody has changed it meanwhile', async () => {
  const { members } = await squad('b');
  const turned = members.map(({ id }) => id).toReversed();
  expect((await call('PUT', `${squadOf('b')}/order`, { memberIds: turned })).answer.members[0].id).toBe(turned[0]);
  const stale = await call('PUT', `${squadOf('b')}/order`, { memberIds: turned.slice(1) });
  expect(stale).toMatchObject({ status: 409, answer: { current: { team: { name: 'Beta' } } } });
});

test('a transfer ends the one place and begins another in one step, and a suspension goes along', async () => {
  const personId = table.ids.players.d[3] ?? '';
  await setRestriction(table.scope, personId, { restriction: 'suspended', until: '2026-03-01' });
  const { id, revision } = await memberOf('d', personId);
  const move = { revision, teamId: table.ids.teams.c, on: '2026-01-15', number: '77' };
  const moved = await call('POST', `manage/squad-members/${id}/transfer`, move);
  expect(moved).toMatchObject({
    status: 200,
    answer: {
      left: { id, until: '2026-01-14' },
      joined: {
        from: '2026-01-15',
        until: null,
        number: '77',
        restriction: 'suspended',
        restrictedUntil: '2026-03-01',
      },
    },
  });
  expect(await call('POST', `manage/squad-members/${id}/transfer`, move)).toMatchObject({ status: 409 });
  const again = await call('POST', `manage/squad-members/${id}/transfer`, { ...move, revision: undefined });
  expect(again).toMatchObject({ status: 400, answer: { message: expect.stringContaining('after the last day') } });
});

test('a place is removed with the person who was made for it, but not who has played', async () => {
  const before = await countPeople();
  const { answer } = await enter('b', { firstName: 'Pogrešno', lastName: 'Uneti' });
  const [{ id }] = answer.members;
  const remove = (memberIds: string[]) => call('DELETE', squadOf('b'), { memberIds, withPeople: true });
  expect((await remove([id])).answer.members.some((one: SquadMember) => one.id === id)).toBe(false);
  expect(await countPeople()).toBe(before);
  const played = await memberOf('b', table.person('home', 0));
  const refused = await remove([played.id]);
  expect(refused).toMatchObject({
    status: 409,
    answer: { message: expect.stringMatching(/on the sheet of \d+ games/) },
  });
  expect(await memberOf('b', table.person('home', 0))).toEqual(played);
});

test('another site’s teams, places and people are not there, and a scorer has no business here', async () => {
  const foreign = other.ids.teams.a;
  const [place] = await other.scope.db
    .select()
    .from(memberships)
    .where(and(eq(memberships.tenantId, other.scope.tenantId), eq(memberships.teamId, foreign)));
  const own = await memberOf('c', table.ids.players.c[0] ?? '');
  const entries = [{ firstName: 'Novi', lastName: 'Wqxyzuk' }];
  expect((await call('GET', `manage/teams/${foreign}/squad`)).status).toBe(404);
  expect((await call('POST', `manage/teams/${foreign}/squad`, { entries })).status).toBe(404);
  expect((await call('PUT', `manage/squad-members/${place?.id}`, { number: '1' })).status).toBe(404);
  expect((await call('DELETE', squadOf('a'), { memberIds: [place?.id] })).status).toBe(404);
  const transfer = { teamId: foreign, on: '2026-01-15' };
  expect((await call('POST', `manage/squad-members/${own.id}/transfer`, transfer)).status).toBe(404);
  expect((await enter('a', { personId: other.ids.players.a[0] ?? '' })).status).toBe(400);
  expect((await call('GET', squadOf('a'), undefined, 'scorer')).status).toBe(403);
});
