import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { games } from '#server/db/schema/games.ts';
import { saveDocument } from '#server/league/document/save.ts';
import { recordGameLog } from '#server/league/game/record-game-log.ts';
import { createLog } from '#server/log.ts';
import { createPusher } from '#server/realtime/pusher-client.ts';
import { realtimeSettings } from '#server/realtime/settings.ts';
import { smallLog } from '#tests/fixtures/small-log.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let api: ReturnType<typeof createApi>;
let table: Table;
let host: string;
let token: string;
let number = 0;
const gameIds = { logged: '', plain: '' };

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = realtimeSettings({}, 'secret');
  const realtime = { settings, pusher: createPusher(settings) };
  api = createApi({ db: database.db, log: createLog('silent'), realtime, checkAnswers: true });
});
afterAll(() => database.close());

beforeEach(async () => {
  number += 1;
  host = `league-${number}.test`;
  table = await openTable(database.db, `league-${number}`, host);
  token = await signInAs(table.scope, 'admin');
  const { players, tenantId } = table.ids;
  const idOf = async (slug: string) => {
    const [row] = await database.db
      .select()
      .from(games)
      .where(and(eq(games.tenantId, tenantId), eq(games.slug, slug)));
    return row?.id ?? '';
  };
  gameIds.logged = await idOf('d-c');
  gameIds.plain = await idOf('c-d');
  const log = smallLog({ ...table.ids, players: { ...players, a: players.d, b: players.c } }, fiba2024);
  await recordGameLog(table.scope, gameIds.logged, log);
});

async function change(gameId: string, method: 'PUT' | 'DELETE', body: object) {
  const response = await api.request(`http://${host}/api/v2/manage/games/${gameId}/result`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

const read = async (path: string) => {
  const response = await api.request(`http://${host}/api/v2/website/${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.text()).replace(/"serverTime":"[^"]*"/, '');
};
const json = async (path: string) => JSON.parse(await read(path));

const league = 'seasons/2025-26/leagues/first-league';

/** The bytes of everything public that shows a game: its page, its table, the feeds, the numbers of players and teams. */
async function everythingPublic(gameId: string): Promise<Record<string, string>> {
  const paths = [
    `${await pageOf(gameId)}?locale=en`,
    `games/${gameId}/box-score?locale=en`,
    `games/${gameId}/flow?locale=en`,
    `games/${gameId}/play-by-play?locale=en`,
    `games/${gameId}/history?locale=en`,
    `games/${gameId}/table?locale=en`,
    `games/${gameId}/live?locale=en`,
    'games?when=finished&locale=en',
    'games?when=upcoming&locale=en',
    'games?when=overdue&locale=en',
    `${league}/standings?locale=en`,
    `${league}/games?locale=en`,
    `${league}/players?locale=en`,
    `${league}/leaders?locale=en`,
  ];
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await read(path)])));
}

async function pageOf(gameId: string): Promise<string> {
  const { items } = await json(`${league}/games?locale=en`);
  const { address } = items.find(({ id }: { id: string }) => id === gameId);
  return `${league}/rounds/${address.round}/games/${address.game}`;
}

const page = async (gameId: string) => json(`${await pageOf(gameId)}?locale=en`);
const rowOf = async (name: string) => {
  const { tables } = await json(`${league}/standings?locale=en`);
  return tables[0].rows.find(({ team }: { team: { name: string } }) => team.name === name);
};

const reason = 'decided by the commissioner';
const told = { decidedOn: '2025-11-03', publicText: 'Article 17 of the rules of competition.' };
const decisions = [
  ['forfeit', { kind: 'forfeit', guilty: 'home' }, { state: 'forfeited', score: { home: 0, away: 20 } }],
  ['double forfeit', { kind: 'forfeit', guilty: 'both' }, { state: 'forfeited', score: { home: 0, away: 0 } }],
  ['walk-over', { kind: 'walkover', guilty: 'away' }, { state: 'forfeited', score: { home: 20, away: 0 } }],
  ['default', { kind: 'default', guilty: 'away' }, { state: 'defaulted' }],
  ['annulment', { kind: 'annulment' }, { state: 'annulled' }],
  ['replay', { kind: 'replay' }, { state: 'annulled' }],
  ['protest upheld', { kind: 'protest', home: 61, away: 70 }, { state: 'final', score: { home: 61, away: 70 } }],
  ['protest filed', { kind: 'protest-filed' }, { state: 'final' }],
  ['protest dismissed', { kind: 'protest-dismissed' }, { state: 'final' }],
] as const;

describe.each(['logged', 'plain'] as const)('of a game that is %s', (which) => {
  test.each(decisions)(
    'a %s shows on page, table and feed, and lifting it leaves no trace',
    async (_, input, shown) => {
      const gameId = gameIds[which];
      const before = await everythingPublic(gameId);
      const { status } = await change(gameId, 'PUT', { ...input, reason, ...told });
      expect(status).toBe(200);
      const ruling = { kind: input.kind, decidedOn: told.decidedOn, text: told.publicText, document: null };
      expect(await page(gameId)).toMatchObject({ ...shown, rulings: [ruling] });
      const { decidedGames } = await json(`${league}/standings?locale=en`);
      expect(decidedGames).toMatchObject([{ rulings: [ruling] }]);
      const { items } = await json(`${league}/games?locale=en`);
      expect(items.find(({ id }: { id: string }) => id === gameId)).toMatchObject({ state: shown.state });
      const { answer } = await change(gameId, 'PUT', { ...input, reason: `${reason}, again`, ...told });
      const { id } = answer.history.find((one: { ruling: string }) => one.ruling === input.kind);
      expect((await change(gameId, 'DELETE', { reason: 'the appeal was upheld', id })).status).toBe(200);
      expect(await everythingPublic(gameId)).toEqual(before);
    },
  );
});

test('a forfeit costs a win and points in the table, and none of its players keeps a number', async () => {
  const { home, away } = await page(gameIds.logged);
  const [before, other] = [await rowOf(home.name), await rowOf(away.name)];
  await change(gameIds.logged, 'PUT', { kind: 'forfeit', guilty: 'home', reason });
  const [after, winner] = [await rowOf(home.name), await rowOf(away.name)];
  expect([after.won, after.lost]).toEqual([before.won - 1, before.lost + 1]);
  expect(winner.won).toBe(other.won + 1);
  expect(winner.classificationPoints).toBeGreaterThan(other.classificationPoints);
  expect(after.classificationPoints).toBeLessThan(before.classificationPoints);
});

test('a replay takes the game out of the table', async () => {
  const { home } = await page(gameIds.plain);
  const before = await rowOf(home.name);
  await change(gameIds.plain, 'PUT', { kind: 'replay', reason });
  expect((await rowOf(home.name)).played).toBe(before.played - 1);
});

test('a document of the site is linked, and one that it does not have is refused', async () => {
  const unknown = await change(gameIds.plain, 'PUT', { kind: 'annulment', reason, document: 'decision-7' });
  expect([unknown.status, unknown.answer.issues[0].path]).toEqual([400, 'document']);
  await saveDocument(table.scope, {
    ...{ slug: 'decision-7', title: { en: 'Decision 7' }, category: {}, seasonId: null, language: 'en', order: 0 },
    ...{ file: '/assets/none', fileName: 'decision-7.pdf', contentType: 'application/pdf', size: 9 },
    publishedAt: new Date('2025-11-04T09:00:00Z'),
  });
  await change(gameIds.plain, 'PUT', { kind: 'annulment', reason, document: 'decision-7' });
  expect((await page(gameIds.plain)).rulings).toMatchObject([
    { document: { title: 'Decision 7', file: '/api/v2/website/documents/decision-7' } },
  ]);
});

test('a protest stands beside a forfeit, and what it was based on comes back with both lifted', async () => {
  const before = await everythingPublic(gameIds.logged);
  await change(gameIds.logged, 'PUT', { kind: 'forfeit', guilty: 'away', reason });
  const { answer } = await change(gameIds.logged, 'PUT', { kind: 'protest-filed', reason });
  expect((await page(gameIds.logged)).rulings.map(({ kind }: { kind: string }) => kind)).toEqual([
    'forfeit',
    'protest-filed',
  ]);
  await change(gameIds.logged, 'DELETE', { reason: 'the forfeit was wrong' });
  const [notice] = answer.history;
  expect(notice).toMatchObject({ ruling: 'protest-filed', standing: 'notice' });
  await change(gameIds.logged, 'DELETE', { reason: 'it was withdrawn', id: notice.id });
  expect(await everythingPublic(gameIds.logged)).toEqual(before);
});
