import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { loadLiveGame } from '#server/league/live/live-game.ts';
import { runReplay } from '#server/league/live/replay/run-replay.ts';
import { insertGames } from '#tests/fixtures/small-games.ts';
import { insertSmallLeague } from '#tests/fixtures/small-league.ts';
import { openTable } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let scope: TenantScope;
let sourceId: string;
let gameId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const ids = await insertSmallLeague(db, 'league', ['league.test']);
  await insertGames(db, ids);
  scope = { db, tenantId: ids.tenantId };
  const idOf = async (condition: ReturnType<typeof eq>) =>
    (
      await db
        .select()
        .from(games)
        .where(ofTenant(scope, games, condition))
    )[0]?.id ?? '';
  sourceId = await idOf(eq(games.coverage, 'log'));
  gameId = await idOf(eq(games.slug, 'd-c'));
});
afterAll(() => database.close());

class Stopped extends Error {}

test('a replay that is cut off goes on where it stood, and ends with the score of the original', async () => {
  let events = 0;
  const stopEarly = async () => {
    events += 1;
    if (events > 8) throw new Stopped();
  };
  await expect(runReplay(scope, { sourceId, gameId, speed: 60 }, { wait: stopEarly })).rejects.toThrow(Stopped);
  expect((await loadLiveGame(scope, gameId)).state.log).toHaveLength(8);

  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  await runReplay(scope, { sourceId, gameId, speed: 10 }, { wait });
  expect(Math.max(...waits)).toBe(2000);
  const [source, replayed] = [await loadLiveGame(scope, sourceId), await loadLiveGame(scope, gameId)];
  expect(replayed.row).toMatchObject({ state: 'final', homeScore: 6, awayScore: 4, logSource: 'desk' });
  expect(replayed.state.score).toEqual(source.state.score);
  expect(replayed.sheet.home[0]?.personId).not.toBe(source.sheet.home[0]?.personId);
  const scored = Object.values(replayed.state.teams.home.players).map(({ tally }) => tally.assists);
  expect(scored.reduce((sum, assists) => sum + assists, 0)).toBe(1);
});

test('a game with a log of its own, another tenant’s, or an impossible speed, is refused', async () => {
  const table = await openTable(database.db, 'other');
  const done = { wait: async () => undefined };
  const replay = (input: Parameters<typeof runReplay>[1], by = scope) => runReplay(by, input, done);
  await expect(replay({ sourceId, gameId, speed: 61 })).rejects.toMatchObject({ code: 'bad-request' });
  await expect(replay({ sourceId, gameId: sourceId, speed: 60 })).rejects.toMatchObject({ code: 'bad-request' });
  await expect(replay({ sourceId: gameId, gameId: sourceId, speed: 60 })).rejects.toMatchObject({ code: 'conflict' });
  const foreign = { sourceId, gameId: table.gameId, speed: 60 };
  await expect(replay(foreign, table.scope)).rejects.toMatchObject({ code: 'not-found' });
});
