import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GrantKind, grantKinds } from '#lib/api/contract/staff-grants.ts';
import { type RightPlace, type StaffRight, staffRights } from '#lib/api/contract/staff-rights.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { createLog } from '#server/log.ts';
import { createPusher } from '#server/realtime/pusher-client.ts';
import { realtimeSettings } from '#server/realtime/settings.ts';
import { openScopedWorld, type PlacedRecords, type Where } from '#tests/fixtures/scoped-world.ts';
import { signInFor } from '#tests/fixtures/staff.ts';
import { bodies, queries } from '#tests/fixtures/staff-calls.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

type World = Record<RightPlace, PlacedRecords>;

let database: DatabaseConnection;
/** The transaction that a call is made in. */
let current: Queryable;
let api: ReturnType<typeof createApi>;
let table: Table;
let world: World;
let stranger: World;
const tokens: Partial<Record<GrantKind, string>> = {};
beforeAll(async () => {
  database = await createTestDatabase();
  const settings = realtimeSettings({}, 'secret');
  const realtime = { settings, pusher: createPusher(settings) };
  const db = new Proxy(database.db as Queryable, {
    get: (_, name) => {
      const value: unknown = Reflect.get(current, name);
      return typeof value === 'function' ? value.bind(current) : value;
    },
  });
  api = createApi({ db, log: createLog('silent'), realtime, checkAnswers: true });
  table = await openTable(database.db, 'league');
  const other = await openTable(database.db, 'other');
  world = await openScopedWorld(table);
  stranger = await openScopedWorld(other);
  const { league, clubs } = table.ids;
  const signIn = async (kind: GrantKind, grant: Parameters<typeof signInFor>[1]) => {
    tokens[kind] = (await signInFor(table.scope, grant)).token;
  };
  await signIn('admin', { role: 'admin' });
  await signIn('editor', { role: 'editor' });
  await signIn('scorer', { role: 'scorer' });
  await signIn('league-admin', { role: 'admin', leagueId: league });
  await signIn('league-editor', { role: 'editor', leagueId: league });
  await signIn('league-scorer', { role: 'scorer', leagueId: league });
  await signIn('club-editor', { role: 'editor', clubId: clubs.b });
  await signIn('club', { role: 'club', clubId: clubs.b });
});
afterAll(() => database.close());

const scopeOf = (kind: GrantKind): Where | null =>
  kind.startsWith('league-') ? 'league' : kind === 'club' || kind.startsWith('club-') ? 'club' : null;

const calls = Object.entries(staffRights);
/** What a call names lies at every one of its places in the scope, but at one, which is `where` instead. */
type Request = { params: Record<string, string>; body: object };

function requestOf(call: string, { of }: StaffRight, foreign?: { place: RightPlace; where: Where; from: World }) {
  const request: Request = { params: {}, body: bodies[call]?.(table) ?? {} };
  for (const place of of) {
    const isForeign = foreign?.place === place;
    const named = isForeign ? foreign.from[place][foreign.where] : world[place].own;
    if (!named) return null;
    Object.assign(request.params, named.params);
    if (named.body) request.body = { ...request.body, ...named.body };
  }
  return request;
}

/** Makes a call in a transaction that is rolled back; returns its status. */
async function statusOf(call: string, { params, body }: Request, kind: GrantKind): Promise<number> {
  let status = 0;
  const undo = new Error('undone');
  const work = async (db: Queryable) => {
    status = (await request(db, call, { params, body }, kind)).status;
    throw undo;
  };
  await expect(database.db.transaction(work)).rejects.toBe(undo);
  return status;
}

/** What stands for a parameter that is no id. */
const others: Readonly<Record<string, string>> = { entryId: '999999999', sha256: 'a'.repeat(64) };

async function request(db: Queryable, call: string, { params, body }: Request, kind: GrantKind): Promise<Response> {
  current = db;
  const [method = '', template = ''] = call.split(' ');
  const named = template.replace(
    /\{(\w+)\}/g,
    (_, name: string) => params[name] ?? others[name] ?? crypto.randomUUID(),
  );
  return api.request(`http://league.test/api${named}${queries[call] ?? ''}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[kind]}` },
    ...(method !== 'GET' && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
  });
}

const isRecordPlace = (place: RightPlace) => place !== 'nobody' && place !== 'list';

test('a role for a league or a club may make a call only where the table says how its record is found', () => {
  const unplaced = calls.filter(([, { may, of }]) => of.length === 0 && may.some((kind) => scopeOf(kind)));
  expect(unplaced).toEqual([]);
});

test.each(calls)('%s is refused to every kind of role that is not named for it', async (call, right) => {
  const own = requestOf(call, right);
  if (!own) throw new Error(`${call} has no record of its own in the scoped world.`);
  for (const kind of grantKinds.filter((kind) => !right.may.includes(kind)))
    expect([kind, await statusOf(call, own, kind)]).toEqual([kind, 403]);
});

const scopedCalls = calls.flatMap(([call, right]) =>
  right.may.filter((kind) => scopeOf(kind)).map((kind) => [call, kind, right] as const),
);

test.each(scopedCalls)('%s is open to a %s within the scope', async (call, kind, right) => {
  const own = requestOf(call, right);
  const status = own && (await statusOf(call, own, kind));
  const isForbiddenChannel = call.includes('authorize') && status === 403;
  expect([status, isForbiddenChannel || [200, 400, 404, 409].includes(status ?? 0)]).toEqual([status, true]);
});

const placedCalls = scopedCalls.flatMap(([call, kind, right]) =>
  right.of.filter(isRecordPlace).map((place) => [call, kind, place, right] as const),
);

test.each(placedCalls)('%s is refused to a %s where the %s lies elsewhere', async (call, kind, place, right) => {
  const where = scopeOf(kind);
  const foreign = where && requestOf(call, right, { place, where, from: world });
  if (!foreign) throw new Error(`${place} has no record outside of a ${where}.`);
  expect(await statusOf(call, foreign, kind)).toBe(403);
});

/** Places whose records have an id; addresses and new roles name things of the own tenant always. */
const withId = placedCalls.filter(([, , place]) => !['league-address', 'venue'].includes(place));

test.each(withId)('%s does not find for a %s the %s of another tenant', async (call, kind, place, right) => {
  const foreign = requestOf(call, right, { place, where: 'own', from: stranger });
  if (!foreign) throw new Error(`${place} has no record.`);
  const status = await statusOf(call, foreign, kind);
  expect([status, place === 'new-grant' ? [403, 404] : [404]]).toEqual([status, expect.arrayContaining([status])]);
});

test.each(grantKinds.filter((kind) => kind !== 'admin'))('a %s makes nobody an admin of everything', async (kind) => {
  const body = { email: 'king@league.test', name: 'King', role: 'admin' };
  expect(await statusOf('POST /v2/manage/staff', { params: {}, body }, kind)).toBe(403);
  const { params } = world.grant.own ?? { params: {} };
  expect(await statusOf('PUT /v2/manage/staff/{userId}/grants/{grantId}', { params, body }, kind)).toBe(403);
});
