import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { clubResults } from '#server/db/schema/club-results.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { moveRequests } from '#server/db/schema/move-requests.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { createLog } from '#server/log.ts';
import { signInFor } from '#tests/fixtures/staff.ts';
import { openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let api: ReturnType<typeof createApi>;
let table: Table;
let host: string;
let number = 0;
let tokens: Record<'office' | 'home' | 'away' | 'other', string>;
const dayMs = 86_400_000;

beforeAll(async () => {
  database = await createTestDatabase();
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
});
afterAll(() => database.close());
beforeEach(async () => {
  const name = `clubs-${++number}`;
  host = `${name}.test`;
  table = await openTable(database.db, name);
  const { clubs, league } = table.ids;
  const signIn = async (grant: Parameters<typeof signInFor>[1]) => (await signInFor(table.scope, grant)).token;
  tokens = {
    office: await signIn({ role: 'admin', leagueId: league }),
    home: await signIn({ role: 'club', clubId: clubs.b }),
    away: await signIn({ role: 'club', clubId: clubs.a }),
    other: await signIn({ role: 'club', clubId: clubs.c }),
  };
  await setRules({ results: 'confirmed', moves: 'agreed', moveNotice: 7, moveFee: '50 EUR' });
});

async function call(who: keyof typeof tokens, method: string, path: string, body: object = {}) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokens[who]}` };
  const sent = method === 'GET' ? {} : { body: JSON.stringify(body) };
  const response = await api.request(`http://${host}/api/v2/manage/${path}`, { method, headers, ...sent });
  return { status: response.status, answer: await response.json() };
}

const setRules = (clubRules: object) =>
  database.db
    .update(leagues)
    .set({ clubRules: { ...clubRules } })
    .where(ofTenant(table.scope, leagues));
const setGame = (values: Partial<typeof games.$inferInsert>) =>
  database.db
    .update(games)
    .set(values)
    .where(ofTenant(table.scope, games, eq(games.id, table.gameId)));
const played = () => setGame({ tipOffAt: new Date(Date.now() - 3 * 3_600_000), tipOffDate: null });
const planned = (days: number) => setGame({ tipOffAt: new Date(Date.now() + days * dayMs), tipOffDate: null });
const home = (body: object) => call('home', 'PUT', `games/${table.gameId}/home-statement`, body);
const away = (body: object) => call('away', 'PUT', `games/${table.gameId}/away-statement`, body);
const result = async () => {
  const { answer } = await call('office', 'GET', `games/${table.gameId}/history`);
  return [answer.state, answer.score];
};
const waiting = async () => (await call('office', 'GET', 'club-results')).answer.items;

test('what both clubs state becomes the result', async () => {
  await played();
  const periods = [40, 40].map((points, index) => ({ period: index + 1, home: points, away: points - 5 }));
  expect(await home({ home: 80, away: 70, periods })).toMatchObject({ status: 200, answer: { outcome: 'waiting' } });
  expect(await result()).toEqual(['scheduled', null]);
  const { answer } = await call('away', 'GET', 'club-games');
  const shown = answer.items.find(({ game }: { game: { id: string } }) => game.id === table.gameId);
  const statements = [{ side: 'home', score: { home: 80, away: 70 } }];
  expect(shown).toMatchObject({ side: 'away', mayState: true, statements });
  expect(await away({ home: 80, away: 70 })).toMatchObject({ status: 200, answer: { outcome: 'agreed' } });
  expect(await result()).toEqual(['final', { home: 80, away: 70 }]);
  expect(await waiting()).toEqual([]);
  expect((await home({ home: 81, away: 70 })).status).toBe(409);
});

test('two scores wait in the office with both shown, until one club gives in or the office decides', async () => {
  await played();
  await home({ home: 80, away: 70 });
  expect(await away({ home: 80, away: 72 })).toMatchObject({ status: 400, answer: { issues: [{ path: 'reason' }] } });
  expect(await away({ home: 80, away: 72, reason: 'a basket is missing' })).toMatchObject({
    answer: { outcome: 'differing' },
  });
  expect(await waiting()).toMatchObject([
    {
      state: 'differing',
      statements: [
        { side: 'home', score: { home: 80, away: 70 } },
        { side: 'away', score: { home: 80, away: 72 }, reason: 'a basket is missing' },
      ],
    },
  ]);
  expect(await home({ home: 80, away: 72 })).toMatchObject({ answer: { outcome: 'agreed' } });
  expect(await result()).toEqual(['final', { home: 80, away: 72 }]);
  expect(await waiting()).toEqual([]);
});

test('the office is shown a club that does not answer for too long', async () => {
  await played();
  await home({ home: 80, away: 70 });
  expect(await waiting()).toEqual([]);
  const long = new Date(Date.now() - 3 * dayMs);
  await database.db.update(clubResults).set({ statedAt: long }).where(ofTenant(table.scope, clubResults));
  expect(await waiting()).toMatchObject([{ state: 'silent', statements: [{ side: 'home' }] }]);
});

test.each([
  ['before the game has begun', () => planned(1), 'has not begun'],
  ['where the league leaves it to the office', () => played().then(() => setRules({})), 'the office enters'],
  ['while a desk has the game', () => played().then(() => table.record(tipOff(table), 0)), 'scorer’s table'],
])('clubs state no score %s', async (_, prepare, message) => {
  await prepare();
  const { status, answer } = await home({ home: 80, away: 70 });
  expect([status, answer.message]).toEqual([409, expect.stringContaining(message)]);
});

test.each([
  ['a tie', { home: 80, away: 80 }, 'away'],
  ['periods that do not add up', { home: 80, away: 70, periods: [{ period: 1, home: 1, away: 1 }] }, 'periods'],
])('%s is refused, and nothing is stored', async (_, body, path) => {
  await played();
  expect(await home(body)).toMatchObject({ status: 400, answer: { issues: [{ path }] } });
  expect(await database.db.$count(clubResults, ofTenant(table.scope, clubResults))).toBe(0);
});

test('the visitors do not state a score first, and a club none of another one’s game', async () => {
  await played();
  expect((await away({ home: 80, away: 70 })).status).toBe(409);
  const foreign = await call('other', 'PUT', `games/${table.gameId}/home-statement`, { home: 80, away: 70 });
  const turned = await call('away', 'PUT', `games/${table.gameId}/home-statement`, { home: 80, away: 70 });
  expect([foreign.status, turned.status]).toEqual([403, 403]);
});

const wanted = { reason: 'the hall is taken', date: '2099-02-01', time: '19:00' };
const ask = (body: object = wanted) => call('home', 'POST', `games/${table.gameId}/move-requests`, body);
const answerTo = (who: keyof typeof tokens, id: string, agrees: boolean) =>
  call(who, 'PUT', `move-requests/${id}/answer`, { agrees });
const decide = (id: string, body: object) => call('office', 'PUT', `move-requests/${id}/decision`, body);
const day = async () => {
  const [game] = await database.db
    .select()
    .from(games)
    .where(ofTenant(table.scope, games, eq(games.id, table.gameId)));
  return game?.tipOffDate ?? game?.tipOffAt?.toISOString().slice(0, 10);
};

test('a game is moved once the other club agrees and the office confirms', async () => {
  const { status, answer: request } = await ask();
  expect([status, request]).toEqual([200, expect.objectContaining({ state: 'asked', side: 'home', fee: '50 EUR' })]);
  expect((await ask()).status).toBe(409);
  expect((await decide(request.id, { confirms: true })).status).toBe(409);
  expect((await answerTo('home', request.id, true)).status).toBe(403);
  expect(await answerTo('away', request.id, true)).toMatchObject({ answer: { state: 'agreed' } });
  expect((await call('office', 'GET', 'move-requests')).answer.items).toMatchObject([{ request: { id: request.id } }]);
  expect(await decide(request.id, { confirms: true })).toMatchObject({ answer: { state: 'confirmed' } });
  expect(await day()).toBe('2099-02-01');
  expect((await call('office', 'GET', 'move-requests')).answer.items).toEqual([]);
});

test('the first no ends it, and the club may ask again', async () => {
  const { answer: request } = await ask();
  expect(await answerTo('away', request.id, false)).toMatchObject({ answer: { state: 'refused' } });
  expect((await decide(request.id, { confirms: true })).status).toBe(409);
  expect((await answerTo('away', request.id, true)).status).toBe(409);
  expect(await day()).toBe('2099-01-02');
  const { answer: second } = await ask();
  expect((await call('away', 'DELETE', `move-requests/${second.id}`)).status).toBe(403);
  expect(await call('home', 'DELETE', `move-requests/${second.id}`)).toMatchObject({ answer: { state: 'withdrawn' } });
});

test('a club that is silent for too long is passed over by the office', async () => {
  const { answer: request } = await ask();
  const long = new Date(Date.now() - 4 * dayMs);
  await database.db.update(moveRequests).set({ createdAt: long }).where(ofTenant(table.scope, moveRequests));
  expect((await call('office', 'GET', 'move-requests')).answer.items).toMatchObject([{ request: { isSilent: true } }]);
  expect(await decide(request.id, { confirms: true })).toMatchObject({ answer: { state: 'confirmed' } });
});

test('double bookings are looked for when a club asks, and again when the office confirms', async () => {
  const [other] = await database.db
    .select()
    .from(games)
    .where(ofTenant(table.scope, games, eq(games.slug, 'd-c')));
  const book = (tipOffAt: Date | null) =>
    database.db
      .update(games)
      .set({ tipOffAt, homeTeamId: table.ids.teams.b })
      .where(ofTenant(table.scope, games, eq(games.id, other?.id ?? '')));
  const at = new Date('2099-02-01T18:30:00Z');
  await book(at);
  const refused = await ask();
  expect([refused.status, refused.answer.message]).toEqual([409, expect.stringContaining('Beta has another game')]);
  await book(null);
  const { answer: request } = await ask();
  await answerTo('away', request.id, true);
  await book(at);
  expect(await decide(request.id, { confirms: true })).toMatchObject({
    status: 409,
    answer: { current: { clashes: [{}] } },
  });
  expect(await day()).toBe('2099-01-02');
  expect(await decide(request.id, { confirms: true, acceptsClashes: true })).toMatchObject({ status: 200 });
  expect(await day()).toBe('2099-02-01');
});

test.each([
  ['later than the league allows', () => planned(3), wanted, 409],
  ['where the league does not provide for it', () => setRules({}), wanted, 409],
  ['for a time that is over', () => planned(30), { ...wanted, date: '2020-02-01' }, 400],
  ['to a venue that does not exist', () => planned(30), { ...wanted, venue: 'nowhere' }, 404],
])('a club does not ask to move a game %s', async (_, prepare, body, status) => {
  await prepare();
  expect((await ask(body)).status).toBe(status);
  expect(await database.db.$count(moveRequests, ofTenant(table.scope, moveRequests))).toBe(0);
});
