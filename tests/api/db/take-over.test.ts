import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import { prepareTables } from '#server/cli/prepare-tables.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { gameResults } from '#server/db/schema/game-results.ts';
import { createLog } from '#server/log.ts';
import { openEarlierBuild } from '#tests/fixtures/earlier-build.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { startEngine } from '#tests/setup/engine.ts';
import { databaseUrl } from './support/database-url.ts';
import { longerFolder } from './support/longer-folder.ts';
import { readCatalog } from './support/read-catalog.ts';
import {
  readColumns,
  readHistory,
  readPhotoPeople,
  readRows,
  showSomebody,
  stayingColumns,
} from './support/read-rows.ts';

let earlier: DatabaseConnection;
let fresh: DatabaseConnection;
beforeEach(async () => {
  earlier = await openEarlierBuild();
  fresh = await createTestDatabase();
});
afterEach(async () => {
  await earlier.close();
  await fresh.close();
});

test('a database of the build before the baseline keeps every row of every table', async () => {
  await showSomebody(earlier.pool);
  const columns = stayingColumns(await readColumns(earlier.pool));
  const before = await readRows(earlier.pool, columns);
  const inPhotos = await readPhotoPeople(earlier.pool, 'photo');
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  await migrateDatabase(earlier.pool);
  // What of them is a way to sign in moves to the accounts: `move-to-accounts.test.ts`. The fantasy tables have another shape.
  const hasMoved = (name: string) => name === 'credential' || name.startsWith('fantasy_');
  const staying = <Value>(tables: Record<string, Value>) =>
    Object.fromEntries(Object.entries(tables).filter(([name]) => !hasMoved(name)));
  expect(await readRows(earlier.pool, staying(columns))).toEqual(staying(before));
  expect(inPhotos.length).toBeGreaterThan(0);
  expect(await readPhotoPeople(earlier.pool, 'photo_person')).toEqual(inPhotos);
});

test('it has the schema and the record of migrations of a fresh one, however often it is started', async () => {
  for (const pool of [earlier.pool, earlier.pool]) {
    await migrateDatabase(pool);
    expect(await readCatalog(pool)).toEqual(await readCatalog(fresh.pool));
    expect(await readHistory(pool)).toEqual(await readHistory(fresh.pool));
  }
});

test('what the first fantasy tables had is in those that replace them', async () => {
  await migrateDatabase(earlier.pool);
  const { rows } = await earlier.pool.query(`
    select season.state, squad.name, squad.number, lineup.bench, entrant.price, line.item, line.count, line.points::int,
      (select count(*)::int from fantasy_round_game) as games
    from fantasy_season season join fantasy_squad squad on squad.fantasy_season_id = season.id
    join fantasy_lineup lineup on lineup.squad_id = squad.id
    join fantasy_entrant entrant on entrant.fantasy_season_id = season.id and entrant.number = any(lineup.bench)
    join fantasy_line line on line.fantasy_season_id = season.id and line.entrant = entrant.number`);
  expect(rows).toEqual([
    {
      state: 'unopened',
      name: 'text',
      number: 1,
      bench: [1],
      price: 10,
      item: 'text',
      count: 1,
      points: 100_000,
      games: expect.any(Number),
    },
  ]);
});

test('processes that start on it at once take it over once', async () => {
  await Promise.all([1, 2, 3].map(() => prepareTables(earlier.pool)));
  expect(await readHistory(earlier.pool)).toEqual(await readHistory(fresh.pool));
});

test('later migrations apply to it as to a fresh one', async () => {
  const folder = await longerFolder();
  await migrateDatabase(earlier.pool, { folder });
  await migrateDatabase(fresh.pool, { folder });
  const catalog = await readCatalog(earlier.pool);
  expect(catalog.some((line) => /^columns: sponsor \d+ note text/.test(line))).toBe(true);
  expect(catalog).toEqual(await readCatalog(fresh.pool));
  expect(await readHistory(earlier.pool)).toEqual(await readHistory(fresh.pool));
});

test('the API answers from it: the table, and a game with its log', async () => {
  await migrateDatabase(earlier.pool);
  const api = createApi({ db: earlier.db, log: createLog('silent'), checkAnswers: true });
  const get = async (path: string) => {
    const response = await api.request(`http://league.test/api/v2/website/${path}`);
    expect(response.status).toBe(200);
    return response.json();
  };
  const league = 'seasons/2025-26/leagues/first-league';

  const { tables } = await get(`${league}/standings`);
  const rows: { rank: number; team: { name: string }; won: number; classificationPoints: number }[] = tables[0].rows;
  expect(rows.map(({ rank, team, won, classificationPoints }) => [rank, team.name, won, classificationPoints])).toEqual(
    [
      [1, 'Alfa', 3, 7],
      [2, 'Beta', 2, 6],
      [3, 'Čelik', 1, 4],
      [4, 'Đerdap', 1, 3],
    ],
  );

  const game = await get(`${league}/rounds/round-4/games/b-a`);
  expect(game).toMatchObject({ state: 'final', coverage: 'log', score: { home: 29, away: 28 } });
  const claims = await earlier.db.select().from(gameResults).where(eq(gameResults.gameId, game.id));
  expect(claims).toMatchObject([{ state: 'final', homeScore: 29, awayScore: 28, withdrawnAt: null }]);
  const { playByPlay } = await get(`games/${game.id}/play-by-play`);
  expect(JSON.stringify(playByPlay).match(/"score":\{"home":29,"away":28\}/)).not.toBeNull();
});

test('a server that starts on it gives people whom no list sorts yet their place', async () => {
  const engine = startEngine({ DATABASE_URL: databaseUrl(earlier) });
  try {
    const headers = { origin: 'https://league.test' };
    const response = await fetch(`${await engine.ready}/api/v2/website/players?limit=100`, { headers });
    const { items }: { items: { slug: string }[] } = await response.json();
    expect(items.map(({ slug }) => slug)).toContain('player-d-6');
  } finally {
    engine.process.kill();
    await engine.ended;
  }
});
