import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fixture, FixtureChange, FixtureClash } from '#lib/api/contract/fixtures.ts';
import type { TenantRole } from '#lib/api/contract/staff.ts';
import { games } from '#server/db/schema/games.ts';
import { phases } from '#server/db/schema/phases.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { type ManageApi, type ManagedLeague, openManageApi } from '#tests/fixtures/manage-api.ts';
import type { Table } from '#tests/fixtures/table.ts';

const ofLeague = 'seasons/2025-26/leagues/first-league/fixtures';

let manage: ManageApi;
let database: ManageApi['database'];
let league: ManagedLeague;
let table: Table;
let other: ManagedLeague;
let slug: Record<'a' | 'b' | 'c' | 'd', string>;
let count = 0;

beforeAll(async () => {
  manage = await openManageApi();
  database = manage.database;
  other = await manage.openLeague('other');
});
afterAll(() => manage.close());
beforeEach(async () => {
  league = await manage.openLeague(`fixtures-${++count}`);
  table = league.table;
  const rows = await database.db
    .select()
    .from(teams)
    .where(ofTenant(table.scope, teams, eq(teams.leagueId, table.ids.league)));
  const slugOf = (letter: keyof typeof slug) => rows.find(({ id }) => id === table.ids.teams[letter])?.slug ?? '';
  slug = { a: slugOf('a'), b: slugOf('b'), c: slugOf('c'), d: slugOf('d') };
});

const call = (method: string, path: string, body?: object, role: TenantRole = 'admin') =>
  league.call(method, `manage/${path}`, body, role);

const list = async () => (await call('GET', ofLeague)).answer;
const gameIn = async (round: number, home: string): Promise<Fixture> =>
  (await list()).rounds
    .find((one: { number: number }) => one.number === round)
    .games.find((game: Fixture) => game.home === home);
const save = (id: string, change: FixtureChange) => call('PUT', `games/${id}/fixture`, change);

test('the games of a league are listed by round, with what they can be changed to', async () => {
  const { rounds, teams, venues, clashes } = await list();
  expect(rounds.map(({ number, games }: { number: number; games: Fixture[] }) => [number, games.length])).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 2],
    [null, 2],
  ]);
  expect(teams).toHaveLength(4);
  expect({ venues, clashes }).toEqual({ venues: [{ slug: 'hall', name: 'Hala' }], clashes: [] });
  expect((await call('GET', `${ofLeague}?locale=ru`)).answer.venues).toEqual([{ slug: 'hall', name: 'Хала' }]);
  expect(await gameIn(1, slug.a)).toMatchObject({ isPlayed: true, venue: 'hall', time: '20:00', state: 'final' });
});

test('undoing the venue of one keeps the time that another has set since', async () => {
  const { id, revision } = await gameIn(4, slug.b);
  const venueSet = await save(id, { revision, venue: 'hall' });
  expect(venueSet).toMatchObject({
    status: 200,
    answer: { venue: 'hall', date: '2099-01-02', revision: revision + 1 },
  });
  const timeSet = await save(id, { revision: revision + 1, time: '19:30' });
  expect(timeSet.answer).toMatchObject({ time: '19:30', date: '2099-01-02', venue: 'hall', revision: revision + 2 });
  const stale = await save(id, { revision: revision + 1, venue: null });
  expect(stale).toMatchObject({ status: 409, answer: { current: { time: '19:30', venue: 'hall' } } });
  const undone = await save(id, { revision: stale.answer.current.revision, venue: null });
  expect(undone.answer).toMatchObject({ time: '19:30', venue: null });
});

test('a postponed game raises the revision, and is reinstated', async () => {
  const { id, revision } = await gameIn(4, slug.b);
  const postponed = await save(id, { revision, state: 'postponed' });
  expect(postponed.answer).toMatchObject({ state: 'postponed', revision: revision + 1 });
  expect((await save(id, { revision, state: 'cancelled' })).status).toBe(409);
  const back = await save(id, { revision: revision + 1, state: 'scheduled', date: '2099-02-01', time: '18:00' });
  expect(back.answer).toMatchObject({ state: 'scheduled', date: '2099-02-01', time: '18:00' });
});

test('games that are postponed or cancelled have a list of their own, and leave it with a new day', async () => {
  const listed = async (when: string): Promise<string[]> =>
    (await league.call('GET', `website/games?when=${when}`)).answer.items.map((game: Fixture) => game.id);
  const [one, two] = [await gameIn(4, slug.b), await gameIn(4, slug.d)];
  await save(one.id, { state: 'postponed' });
  await save(two.id, { state: 'cancelled' });
  expect((await listed('called-off')).toSorted()).toEqual([one.id, two.id].toSorted());
  const { fixtureRevision } = (await call('GET', `games/${one.id}/history`)).answer;
  const newDay = (date: string) => save(one.id, { revision: fixtureRevision, state: 'scheduled', date, time: null });
  expect([(await newDay('2099-09-09')).status, (await newDay('2099-10-10')).status]).toEqual([200, 409]);
  expect([await listed('called-off'), (await listed('upcoming')).includes(one.id)]).toEqual([[two.id], true]);
});

test('of fifty saves of one revision one wins, and the others get what it has saved', async () => {
  const { id, revision } = await gameIn(4, slug.b);
  const times = Array.from({ length: 50 }, (_, index) => `18:${String(index).padStart(2, '0')}`);
  const saves = await Promise.all(times.map((time) => save(id, { revision, time })));
  const winners = saves.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  const stale = saves.filter(({ status }) => status === 409);
  expect(stale.map(({ answer }) => answer.current)).toEqual(Array(49).fill(winners[0]?.answer));
});

test('hosts are exchanged and a game goes to another round, which is made', async () => {
  const { id } = await gameIn(4, slug.b);
  expect((await save(id, { home: slug.a, away: slug.b })).answer).toMatchObject({
    home: slug.a,
    away: slug.b,
    round: 4,
  });
  expect((await save(id, { round: 5 })).answer).toMatchObject({ round: 5, home: slug.a });
  expect((await gameIn(5, slug.a)).id).toBe(id);
});

test('a team and a venue that have two games at once are told before and after the save', async () => {
  const one = await gameIn(4, slug.b);
  const two = await gameIn(4, slug.d);
  await save(one.id, { date: '2099-03-01', time: '19:00', venue: 'hall' });
  const at = `date=2099-03-01&time=19:30&game=${two.id}`;
  const ask = async (query: string): Promise<FixtureClash[]> =>
    (await call('GET', `${ofLeague}/clashes?${query}`)).answer.clashes;
  expect(await ask(`${at}&home=${slug.d}&away=${slug.c}`)).toEqual([]);
  expect(await ask(`${at}&home=${slug.d}&away=${slug.b}&venue=hall`)).toMatchObject([
    { kind: 'team', name: 'Beta', time: '19:00' },
    { kind: 'venue', name: 'Hala', home: 'Beta', away: 'Alfa' },
  ]);
  expect(await ask(`date=2099-03-01&time=19:30&venue=hall&game=${one.id}`)).toEqual([]);
  expect((await list()).clashes).toEqual([]);
  await save(two.id, { date: '2099-03-01', time: '19:30', venue: 'hall' });
  expect((await list()).clashes).toHaveLength(2);
});

test('a game is added once a round and pair, and removed', async () => {
  const input = { home: slug.a, away: slug.c, round: 6, date: '2099-04-01', time: '20:00', venue: 'hall' };
  const added = await call('POST', ofLeague, input);
  expect(added).toMatchObject({ status: 200, answer: { ...input, state: 'scheduled', isPlayed: false } });
  expect((await call('POST', ofLeague, { ...input, home: slug.c, away: slug.a })).status).toBe(409);
  const { id, revision } = added.answer;
  await save(id, { time: '21:00' });
  expect((await call('DELETE', `games/${id}/fixture`, { revision })).status).toBe(409);
  expect(await call('DELETE', `games/${id}/fixture`, {})).toMatchObject({ status: 200, answer: { id } });
  expect(await database.db.$count(games, eq(games.id, id))).toBe(0);
});

describe('a game of another phase', () => {
  beforeEach(async () => {
    await database.db
      .update(games)
      .set({ tipOffDate: '2025-11-20' })
      .where(ofTenant(table.scope, games, eq(games.phaseId, table.ids.playoff)));
  });
  const partOf = async (name: string): Promise<{ id: string; games: Fixture[] }> =>
    (await list()).rounds.find((one: { name: string }) => one.name === name);

  test('is added to a series by its pair, once a day, and a new pair opens a series', async () => {
    const before = await partOf('Finale');
    const input = { home: slug.b, away: slug.a, part: before.id, date: '2099-06-01', time: '20:00', venue: 'hall' };
    const added = await call('POST', ofLeague, input);
    expect(added).toMatchObject({
      status: 200,
      answer: { home: slug.b, away: slug.a, round: null, state: 'scheduled' },
    });
    const [game] = await database.db.select().from(games).where(eq(games.id, added.answer.id));
    const [series] = await database.db
      .select()
      .from(games)
      .where(eq(games.id, before.games[0]?.id ?? ''));
    expect([game?.duelId, game?.phaseId]).toEqual([series?.duelId, table.ids.playoff]);
    expect((await call('POST', ofLeague, input)).status).toBe(409);
    const other = await call('POST', ofLeague, { home: slug.c, away: slug.d, part: before.id });
    expect(other.status).toBe(200);
    expect((await partOf('Finale')).games).toHaveLength(before.games.length + 2);
    expect((await call('DELETE', `games/${added.answer.id}/fixture`, {})).status).toBe(200);
  });

  test('is refused for a pair that a declared playoff does not have', async () => {
    const { id: part } = await partOf('Finale');
    await database.db
      .update(phases)
      .set({ seeding: { from: table.ids.regular, teams: 2, pairing: 'ranked' } as never })
      .where(eq(phases.id, table.ids.playoff));
    const refused = await call('POST', ofLeague, { home: slug.c, away: slug.d, part });
    expect(refused).toMatchObject({ status: 400, answer: { message: expect.stringContaining('no series there') } });
    const own = { home: slug.a, away: slug.b, part, date: '2099-06-03' };
    expect((await call('POST', ofLeague, own)).status).toBe(200);
  });

  test('is added to a round that has only a name', async () => {
    const made = await call('POST', `leagues/${table.ids.league}/phases`, { kind: 'placement' });
    expect((await call('POST', `phases/${made.answer.id}/rounds`, { name: 'Za peto mesto' })).status).toBe(200);
    const part = await partOf('Za peto mesto');
    const added = await call('POST', ofLeague, { home: slug.a, away: slug.b, part: part.id });
    expect(added).toMatchObject({ status: 200 });
    expect((await partOf('Za peto mesto')).games.map(({ id }) => id)).toEqual([added.answer.id]);
    expect((await call('POST', ofLeague, { home: slug.b, away: slug.a, part: part.id })).status).toBe(409);
  });

  test('needs one place, of the same league', async () => {
    const { id: part } = await partOf('Finale');
    const pair = { home: slug.c, away: slug.d };
    expect((await call('POST', ofLeague, pair)).status).toBe(400);
    expect((await call('POST', ofLeague, { ...pair, part, round: 1 })).status).toBe(400);
    expect((await call('POST', ofLeague, { ...pair, part: crypto.randomUUID() })).status).toBe(404);
  });
});

test('a renamed league keeps its games: none is made beside it', async () => {
  const before = (await list()).rounds.length;
  const { id } = await gameIn(4, slug.b);
  await save(id, { time: '19:30' });
  expect((await list()).rounds).toHaveLength(before);
});

test('what was played keeps teams and state, but its time can be corrected', async () => {
  const played = await gameIn(1, slug.a);
  expect((await save(played.id, { state: 'postponed' })).status).toBe(409);
  expect((await save(played.id, { home: slug.b, away: slug.a })).status).toBe(409);
  expect((await call('DELETE', `games/${played.id}/fixture`, {})).status).toBe(409);
  const corrected = await save(played.id, { time: '18:15' });
  expect(corrected.answer).toMatchObject({ time: '18:15', state: 'final' });
});

test.each<[string, FixtureChange, RegExp]>([
  ['a team against itself', { away: 'beta', home: 'beta' }, /itself/],
  ['an unknown venue', { venue: 'nowhere' }, /no venue "nowhere"/],
  ['an unknown team', { home: 'nobody' }, /no team "nobody"/],
  ['a time without a day', { date: null, time: '19:00' }, /day/],
  ['a time in words', { time: 'evening' }, /18:30/],
])('%s is refused and changes nothing', async (_, change, message) => {
  const before = await gameIn(4, slug.b);
  const { status, answer } = await save(before.id, change);
  expect([status, answer.message]).toEqual([400, expect.stringMatching(message)]);
  expect(await gameIn(4, slug.b)).toEqual(before);
});

test("another tenant's game is not found, and other roles may not", async () => {
  expect((await save(other.table.gameId, { time: '19:00' })).status).toBe(404);
  expect((await call('DELETE', `games/${other.table.gameId}/fixture`, {})).status).toBe(404);
  for (const role of ['editor', 'scorer'] as const) {
    expect((await call('GET', ofLeague, undefined, role)).status).toBe(403);
    expect((await call('PUT', `games/${table.gameId}/fixture`, { time: '19:00' }, role)).status).toBe(403);
  }
});
