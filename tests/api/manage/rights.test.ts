import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffRoles } from '#lib/api/contract/staff.ts';
import { staffRights } from '#lib/api/contract/staff-rights.ts';
import { createApi } from '#server/api/app.ts';
import { addServiceToken } from '#server/auth/service-tokens.ts';
import { createSession } from '#server/auth/sessions.ts';
import { addStaff } from '#server/auth/staff/add-staff.ts';
import { removeStaff } from '#server/auth/staff/remove-staff.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { createPusher } from '#server/realtime/pusher-client.ts';
import { realtimeSettings } from '#server/realtime/settings.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

/** Calls that need no role: they begin, refresh and end a session. */
const withoutRole = ['POST /v2/manage/session', 'POST /v2/manage/session/refresh', 'DELETE /v2/manage/session'];
/** The call of hardware, by the key of a device only. */
const byKey = ['GET', 'POST'].map((method) => `${method} /v2/manage/venues/{venue}/graphics/{graphic}/{action}`);

const unknown = '0b7f3a52-54a5-4d0c-8f5b-8f0a51f7a0aa';

const onePixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const noMap = { columns: {}, constants: {}, date: 'YYYY-MM-DD', newTeams: false, replace: false };
const deductionOf = ({ regular, teams }: Table['ids']) => ({
  kind: 'deduction',
  phaseId: regular,
  groupId: null,
  teamId: teams.a,
  points: 1,
  decidedOn: '2025-11-03',
  reason: {},
});

/** A body of each command that its schema accepts, or a file; where there is none, an empty object does. */
const bodies: Record<string, (table: Table) => object> = {
  'POST /v2/manage/imports': () => Buffer.from('{}'),
  'POST /v2/manage/imports/{importId}/preview': () => noMap,
  'POST /v2/manage/imports/{importId}/apply': () => ({ map: noMap, digest: 'none' }),
  'POST /v2/manage/pictures': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  'POST /v2/manage/channels/authorize': () => ({ socketId: '1.2', channel: 'private-user.x' }),
  'POST /v2/manage/games/{gameId}/events': (table) => ({
    expectedSeq: 0,
    device: 'tablet',
    events: tipOff(table).slice(0, 1),
  }),
  'PUT /v2/manage/games/{gameId}/sheet': ({ sheet }) => sheet,
  'POST /v2/manage/games/{gameId}/provisional-players': () => ({ side: 'home', number: '55', name: null }),
  'PUT /v2/manage/players/{player}/restriction': () => ({ restriction: null }),
  'POST /v2/manage/games/{gameId}/graphics': () => ({ action: 'undo' }),
  'POST /v2/manage/articles': () => ({ title: { en: 'A title' } }),
  'POST /v2/manage/galleries': () => ({ title: { en: 'A title' } }),
  'POST /v2/manage/photo-files': () => Buffer.from(onePixel, 'base64'),
  'POST /v2/manage/document-files': () => Buffer.from('%PDF-1.7'),
  'POST /v2/manage/documents': () => ({ title: { en: 'A title' }, file: 'none', fileName: 'rules.pdf' }),
  'PUT /v2/manage/documents/order': () => ({ ids: [] }),
  'POST /v2/manage/applications': ({ ids }) => ({ leagueId: ids.league }),
  'POST /v2/manage/games/{gameId}/graphics/board': () => ({ page: unknown, wish: 'look' }),
  'PUT /v2/manage/games/{gameId}/box-score': ({ person }) => ({
    home: { players: [{ personId: person('home', 0), number: '4', line: { points: 70 } }] },
    away: { players: [{ personId: person('away', 0), number: '4', line: { points: 60 } }] },
  }),
  'PUT /v2/manage/games/{gameId}/result': () => ({ kind: 'result', home: 80, away: 70, reason: 'scoresheet' }),
  'DELETE /v2/manage/games/{gameId}/result': () => ({ reason: 'entered twice' }),
  'PUT /v2/manage/games/{gameId}/links': () => ({ tickets: 'https://tickets.test/1' }),
  'PUT /v2/manage/player-claims/{claimId}': () => ({ decision: 'confirmed', player: unknown }),
  'POST /v2/manage/seasons/{season}/leagues/{league}/fixtures': () => ({ home: 'alfa', away: 'beta', round: 9 }),
  'POST /v2/manage/seasons/{season}/leagues/{league}/fixture-plan': () => ({
    teams: [],
    venues: [],
    times: ['18:00'],
    firstDay: '2099-10-01',
    weekdays: [6],
  }),
  'POST /v2/manage/seasons/{season}/leagues/{league}/fixture-plan/publish': () => ({ id: unknown, revision: 0 }),
  'PUT /v2/manage/seasons/{season}/leagues/{league}/fixture-plan/games': () => ({
    id: unknown,
    revision: 0,
    home: 'alfa',
    away: 'beta',
    round: 1,
    slot: null,
  }),
  'POST /v2/manage/seasons/{season}/leagues/{league}/fixture-plan/repair': () => ({
    id: unknown,
    revision: 0,
    venue: 'hall',
    from: '2099-10-01',
    until: '2099-10-02',
  }),
  'PUT /v2/manage/seasons/{season}/leagues/{league}/fantasy': () => ({ preset: 'euroleague' }),
  'PUT /v2/manage/seasons/{season}/leagues/{league}/fantasy/positions': () => ({ positions: [] }),
  'PUT /v2/manage/fantasy/name-reports/{id}': () => ({ decision: 'kept' }),
  'POST /v2/manage/applications/{application}/reopening': () => ({ note: 'a paper is missing', closesAt: null }),
  'POST /v2/manage/applications/{application}/acceptance': () => ({
    team: { name: 'KK Sava', shortName: 'Sava', code: 'SAV' },
    players: [],
  }),
  'POST /v2/manage/applications/{application}/rejection': () => ({ reason: 'too late' }),
  'POST /v2/manage/teams/{teamId}/squad': () => ({ entries: [{ firstName: 'Novi', lastName: 'Igrač' }] }),
  'DELETE /v2/manage/teams/{teamId}/squad': () => ({ memberIds: [unknown] }),
  'PUT /v2/manage/teams/{teamId}/squad/order': () => ({ memberIds: [] }),
  'POST /v2/manage/squad-members/{memberId}/transfer': () => ({ teamId: unknown, on: '2026-01-15' }),
  'POST /v2/manage/seasons': () => ({ name: crypto.randomUUID() }),
  'POST /v2/manage/seasons/{seasonId}/leagues': () => ({ name: crypto.randomUUID() }),
  'POST /v2/manage/leagues/{leagueId}/teams': () => ({ names: ['New team'] }),
  'POST /v2/manage/leagues/{leagueId}/decisions': ({ ids }) => deductionOf(ids),
  'POST /v2/manage/leagues/{leagueId}/decisions/preview': ({ ids }) => deductionOf(ids),
  'POST /v2/manage/staff': () => ({ email: 'mia@league.test', name: 'Mia', role: 'scorer' }),
  'PUT /v2/manage/venues/{venue}/timer': () => ({
    gameClock: { running: false, remainingMs: 500 },
    shotClock: null,
  }),
  'POST /v2/manage/venues/{venue}/graphics-keys': () => ({ name: 'tablet' }),
};

/** The query of each call that cannot do without. */
const queries: Record<string, string> = {
  'POST /v2/manage/document-files': '?name=rules.pdf',
  'GET /v2/manage/seasons/{season}/leagues/{league}/fixture-plan/slots': '?home=alfa&away=beta&round=1',
  'GET /v2/manage/seasons/{season}/leagues/{league}/fixtures/clashes': '?date=2099-01-02&time=19:00',
};

let database: DatabaseConnection;
let table: Table;
let other: Table;
let api: ReturnType<typeof createApi>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  database = await createTestDatabase();
  table = await openTable(database.db, 'league');
  other = await openTable(database.db, 'other');
  const settings = realtimeSettings({}, 'secret');
  const realtime = { settings, pusher: createPusher(settings) };
  api = createApi({ db: database.db, log: createLog('silent'), realtime, checkAnswers: true });
  for (const role of staffRoles) {
    tokens[role] = await signInAs(table.scope, role);
    tokens[`${role} of another tenant`] = await signInAs(other.scope, role);
    tokens[`${role} machine`] = await addServiceToken(table.scope, { name: role, role });
    tokens[`${role} machine of another tenant`] = await addServiceToken(other.scope, { name: role, role });
  }
  const userId = await addStaff(table.scope, { email: 'former@league.test', role: 'admin' });
  await removeStaff(table.scope, 'former@league.test');
  tokens['no role'] = (await createSession(table.scope, userId)).accessToken;
});
afterAll(() => database.close());

const toPath = (template: string, { gameId }: Table) =>
  template
    .replace('{gameId}', gameId)
    .replace('{venue}', 'hall')
    .replace('{role}', 'editor')
    .replace('{entryId}', '999999999')
    .replace('{sha256}', 'a'.repeat(64))
    .replace(/imports$/, 'imports?kind=livestats&name=a.json')
    .replace(/\{\w+\}/g, unknown);

async function statusOf(call: string, who: string, host = 'league.test'): Promise<number> {
  const [method = '', template = ''] = call.split(' ');
  const token = tokens[who];
  const body = bodies[call]?.(table) ?? {};
  const response = await api.request(`http://${host}/api${toPath(template, table)}${queries[call] ?? ''}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  return response.status;
}

test('the table names exactly the calls of the staff', async () => {
  const { paths } = await (await api.request('http://league.test/api/openapi.json')).json();
  const calls = Object.entries<object>(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const ofStaff = calls.filter((call) => call.includes(' /v2/manage/'));
  const open = [...withoutRole, ...byKey];
  expect(ofStaff.filter((call) => !open.includes(call)).toSorted()).toEqual(Object.keys(staffRights).toSorted());
});

test('the document says who may make each call', async () => {
  const { paths } = await (await api.request('http://league.test/api/openapi.json')).json();
  for (const [call, roles] of Object.entries(staffRights)) {
    const [method = '', path = ''] = call.split(' ');
    expect([call, paths[path][method.toLowerCase()].summary]).toEqual([
      call,
      expect.stringContaining(`(${roles.join(', ')})`),
    ]);
  }
});

test.each(Object.entries(staffRights))('%s is for %j', async (call, roles) => {
  const isMissing = [404, ...(call.includes('authorize') ? [403] : []), ...(call.startsWith('DELETE') ? [409] : [])];
  for (const role of staffRoles) {
    const allowed = roles.includes(role);
    for (const who of [role, `${role} machine`]) {
      const status = await statusOf(call, who);
      if (allowed) expect([who, [200, ...isMissing].includes(status), status]).toEqual([who, true, status]);
      else expect([who, status]).toEqual([who, 403]);
      expect([who, await statusOf(call, `${who} of another tenant`)]).toEqual([who, 401]);
      expect([who, await statusOf(call, who, 'other.test')]).toEqual([who, 401]);
    }
  }
  expect(await statusOf(call, 'no role')).toBe(403);
  expect(await statusOf(call, 'nobody')).toBe(401);
});
