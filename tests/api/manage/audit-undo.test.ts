import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contestedUndo, getAudit, undoAuditEntry } from '#lib/api/contract/audit.ts';
import { tags } from '#lib/api/tags.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { announcements } from '#server/db/schema/announcements.ts';
import { auditEntries } from '#server/db/schema/audit.ts';
import { games } from '#server/db/schema/games.ts';
import { phases } from '#server/db/schema/phases.ts';
import { standingsDecisions } from '#server/db/schema/standings-decisions.ts';
import { teams } from '#server/db/schema/teams.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { venues } from '#server/db/schema/venues.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { renameTeam } from '#server/league/team/rename.ts';
import { setLook } from '#server/league/tenant/look/set.ts';
import { renameVenue } from '#server/league/venue/rename.ts';
import { createLog } from '#server/log.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let table: Table;
let other: Table;
let operator: TenantScope;
let api: ReturnType<typeof createApi>;
let admin: string;
beforeAll(async () => {
  database = await createTestDatabase();
  table = await openTable(database.db, 'league');
  other = await openTable(database.db, 'other');
  operator = { ...table.scope, actor: { kind: 'operator' } };
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
  admin = await signInAs(table.scope, 'admin');
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(auditEntries);
  await database.db.delete(announcements);
});

const headersOf = (token: string) => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` });
const undo = (id: number, token = admin, host = 'league.test') =>
  api.request(`http://${host}/api/v2/manage/audit/${id}/undo`, {
    method: 'POST',
    headers: headersOf(token),
    body: '{}',
  });
const undone = async (id: number) => {
  const response = await undo(id);
  expect(response.status, await response.clone().text()).toBe(200);
  return undoAuditEntry.answer.parse(await response.json()).entries;
};
const refused = async (id: number) => {
  const response = await undo(id);
  expect(response.status).toBe(409);
  const body = (await response.json()) as { current?: unknown; error?: { current?: unknown } };
  return contestedUndo.parse(body.current ?? body.error?.current);
};
const trail = async () =>
  getAudit.answer.parse(
    await (await api.request('http://league.test/api/v2/manage/audit?limit=50', { headers: headersOf(admin) })).json(),
  ).items;
const newest = async (tableName: string) => {
  const [entry] = await database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.tenantId, table.scope.tenantId), eq(auditEntries.tableName, tableName)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  if (!entry) throw new Error(`There is no entry of ${tableName}.`);
  return entry.id;
};
const game = () => fetchOrThrow(table.scope, games, table.gameId, 'game');
const changeGame = async (change: Partial<typeof games.$inferInsert>) => {
  await inTransaction(operator, ({ db }) =>
    db
      .update(games)
      .set(change)
      .where(ofTenant(operator, games, eq(games.id, table.gameId))),
  );
  return newest('game');
};
const announced = async () => (await database.db.select().from(announcements)).flatMap((row) => row.tags);

test('undoing the venue that one set keeps the time that another set after it', async () => {
  const before = await game();
  const venueSet = await changeGame({ venueId: before.venueId === null ? table.ids.venue : null });
  const later = new Date('2026-03-12T18:30:00Z');
  await changeGame({ tipOffAt: later });
  const [entry] = await undone(venueSet);
  expect(entry).toMatchObject({ undoes: venueSet, action: 'update', table: 'game', actor: { name: 'admin' } });
  expect(await game()).toMatchObject({ venueId: before.venueId, tipOffAt: later });
  expect(await announced()).toEqual(
    expect.arrayContaining([tags.game(table.gameId), tags.games(table.scope.tenantId)]),
  );
  expect((await trail()).find(({ id }) => id === venueSet)).toMatchObject({ isUndoable: true, undoneBy: entry?.id });
});

test('a change of what somebody has changed again since is refused with both, and changes nothing', async () => {
  const first = await changeGame({ attendance: 800 });
  const second = await changeGame({ attendance: 900 });
  expect(await refused(first)).toMatchObject({
    entry: { id: first },
    later: [{ id: second, after: { attendance: 900 } }],
  });
  expect((await game()).attendance).toBe(900);
});

test('what was taken back stands in nobody’s way, and an undo can be taken back too', async () => {
  const first = await changeGame({ attendance: 100 });
  const second = await changeGame({ attendance: 200 });
  const [back] = await undone(second);
  expect((await undo(second)).status).toBe(409);
  await undone(back?.id ?? 0);
  expect((await game()).attendance).toBe(200);
  await undone(second);
  await undone(first);
  expect((await game()).attendance).toBe(900);
});

test('what changed without an entry, as by the desk, is not overwritten', async () => {
  const set = await changeGame({ attendance: 300 });
  await database.db.update(games).set({ attendance: 400 }).where(eq(games.id, table.gameId));
  expect(await refused(set)).toMatchObject({ later: [] });
  expect((await game()).attendance).toBe(400);
});

test('a title comes back and leaves the colours of a later change, and the revision goes on', async () => {
  const scope = operator;
  const old = await fetchOrThrowTenant();
  await setLook(scope, { title: 'Another title' });
  const titled = await newest('tenant');
  await setLook(scope, { colors: { color1: '#123456' } });
  await undone(titled);
  const now = await fetchOrThrowTenant();
  expect(now).toMatchObject({ name: old.name, settings: { title: old.settings.title, colors: { color1: '#123456' } } });
  expect(now.revision).toBe(old.revision + 3);
  expect(await announced()).toContain(tags.config(scope.tenantId));
});

test('a renamed team gets back name and address, a renamed venue its name', async () => {
  const before = await fetchOrThrow(table.scope, teams, table.ids.teams.a, 'team');
  await renameTeam(operator, before.id, 'Wrongly named');
  await undone(await newest('team'));
  expect(await fetchOrThrow(table.scope, teams, before.id, 'team')).toMatchObject({
    name: before.name,
    slug: before.slug,
    searchName: before.searchName,
    shortName: before.shortName,
  });
  const venue = await fetchOrThrow(table.scope, venues, table.ids.venue, 'venue');
  await renameVenue(operator, venue.id, 'Wrong arena');
  await undone(await newest('venue'));
  expect(await fetchOrThrow(table.scope, venues, venue.id, 'venue')).toMatchObject({ name: venue.name });
});

test('a decision of the standings goes and comes back whole', async () => {
  const [phase] = await database.db.select().from(phases).where(ofTenant(table.scope, phases)).limit(1);
  const count = () => database.db.$count(standingsDecisions, ofTenant(table.scope, standingsDecisions));
  await inTransaction(operator, ({ db, tenantId }) =>
    db.insert(standingsDecisions).values({
      tenantId,
      phaseId: phase?.id ?? '',
      teamId: table.ids.teams.a,
      kind: 'deduction',
      points: -2,
      reason: { en: 'Late payment' },
    }),
  );
  const [removed] = await undone(await newest('standings_decision'));
  expect([removed?.action, await count()]).toEqual(['delete', 0]);
  await undone(removed?.id ?? 0);
  expect(await database.db.select().from(standingsDecisions)).toMatchObject([
    { points: -2, reason: { en: 'Late payment' } },
  ]);
  expect(await announced()).toContain(tags.league(table.ids.league));
});

test('what cannot be taken back says so', async () => {
  await inTransaction(operator, ({ db }) =>
    db
      .update(games)
      .set({ slug: 'elsewhere' })
      .where(ofTenant(operator, games, eq(games.id, table.gameId))),
  );
  const id = await newest('game');
  expect((await undo(id)).status).toBe(400);
  expect((await trail()).find((entry) => entry.id === id)?.isUndoable).toBe(false);
});

test('a value that refers to what is gone is refused', async () => {
  const [gone] = await database.db
    .insert(venues)
    .values({ tenantId: table.scope.tenantId, slug: 'gone', name: 'Gone', timeZone: 'Europe/Belgrade' })
    .returning();
  await database.db
    .update(games)
    .set({ venueId: gone?.id ?? null })
    .where(eq(games.id, table.gameId));
  const id = await changeGame({ venueId: table.ids.venue });
  await database.db.delete(venues).where(eq(venues.id, gone?.id ?? ''));
  expect((await undo(id)).status).toBe(409);
  expect((await game()).venueId).toBe(table.ids.venue);
});

test('only admins of the league may, and another league’s entry does not exist', async () => {
  const id = await changeGame({ attendance: 555 });
  expect((await undo(id, await signInAs(table.scope, 'editor'))).status).toBe(403);
  const stranger = await signInAs(other.scope, 'admin');
  expect((await undo(id, stranger, 'other.test')).status).toBe(404);
  expect((await game()).attendance).toBe(555);
});

async function fetchOrThrowTenant() {
  const [tenant] = await database.db.select().from(tenants).where(eq(tenants.id, table.scope.tenantId));
  if (!tenant) throw new Error('The tenant is gone.');
  return tenant;
}
