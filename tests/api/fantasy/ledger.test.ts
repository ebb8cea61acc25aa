import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { fantasyRounds } from '#server/db/schema/fantasy.ts';
import { gameResults } from '#server/db/schema/game-results.ts';
import { verifySeason } from '#server/league/fantasy/ledger/verify-season.ts';
import { closeFantasySeason } from '#server/league/fantasy/season/close.ts';
import { deleteGame } from '#server/league/game/delete.ts';
import type { GameLog } from '#server/league/game/game-log.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { withdrawResult } from '#server/league/result/withdraw-result.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type Fantasy, openFantasy } from './support/open-fantasy.ts';
import { type Ledger, readLedger } from './support/read-ledger.ts';

let database: DatabaseConnection;
let fantasy: Fantasy;
let ledger: Ledger;
let opened = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  opened += 1;
  fantasy = await openFantasy(database.db, `ledger-${opened}`);
  ledger = readLedger(database, fantasy);
});

const withoutAssist = (log: GameLog): GameLog => ({
  ...log,
  hash: 'no assist',
  events: log.events.filter(({ type }) => type !== 'assist'),
});

const inOrder = (lines: unknown[][]) => lines.toSorted((a, b) => a.join().localeCompare(b.join()));

test('a game that ends is booked line by line, with a tenth for the winners and nothing for who lost points', async () => {
  await ledger.playFirstGame();
  const { number, coach, gameOf } = fantasy;
  const lines = await ledger.told(gameOf(1, 0), 'final');
  const of = (entrant: number) => lines.filter(([who]) => who === entrant).map(([, item, , points]) => [item, points]);
  expect(of(number('a', 0))).toEqual([
    ['foulsDrawn', 1],
    ['missedFreeThrows', -1],
    ['points', 4],
    ['win', 0.4],
  ]);
  expect(of(number('b', 1))).toEqual([['turnovers', -1]]);
  expect(of(coach('a'))).toEqual([['coachWin', 10]]);
  expect(of(coach('b'))).toEqual([]);
});

test('a squad is the sum of its lines: captain one and a half, bench half', async () => {
  await ledger.playFirstGame();
  // a0 (4.4 × 1.5), a1 assist 1.1, a2 miss −1, b0 4 points, b1 turnover −1, b2 foul −1, coach 10; c and d have not played.
  expect(await ledger.squadPoints()).toEqual([[18.7, 1]]);
});

test('the same game again books nothing', async () => {
  await ledger.playFirstGame();
  const before = await ledger.linesOf(fantasy.gameOf(1, 0));
  await fantasy.play(fantasy.gameOf(1, 0), ['a', 'b'], (log) => ({ ...log, hash: 'again' }));
  expect(await ledger.linesOf(fantasy.gameOf(1, 0))).toEqual(before);
});

test('a rebound given to another after the final changes exactly two lines', async () => {
  await ledger.playFirstGame();
  const { gameOf, number } = fantasy;
  await fantasy.play(gameOf(1, 0), ['a', 'b'], ledger.reboundOfAnother);
  expect(inOrder(await ledger.told(gameOf(1, 0), 'correction'))).toEqual(
    inOrder([
      [number('b', 3), 'defensiveRebounds', -1, -1, true],
      [number('b', 4), 'defensiveRebounds', 1, 1, true],
    ]),
  );
});

test('bonus and captain follow a correction to the last unit, and the table with them', async () => {
  await ledger.playFirstGame();
  const { gameOf, number } = fantasy;
  const noFoulDrawn = (log: GameLog) => ({
    ...log,
    hash: 'no foul drawn',
    events: log.events.map((event) =>
      event.type === 'foul-drawn' ? { ...event, person: fantasy.ids.players.a[1] ?? null } : event,
    ),
  });
  await fantasy.play(gameOf(1, 0), ['a', 'b'], noFoulDrawn as (log: GameLog) => GameLog);
  expect(inOrder(await ledger.told(gameOf(1, 0), 'correction'))).toEqual(
    inOrder([
      [number('a', 0), 'foulsDrawn', -1, -1, true],
      [number('a', 0), 'win', 0, -0.1, true],
      [number('a', 1), 'foulsDrawn', 1, 1, true],
      [number('a', 1), 'win', 0, 0.1, true],
    ]),
  );
  await fantasy.recount();
  expect(await ledger.squadPoints()).toEqual([[18.15, 1]]);
});

test('after the round is frozen a correction is listed and moves nothing', async () => {
  await ledger.playFirstGame();
  const { gameOf } = fantasy;
  await ledger.freeze(1, new Date(Date.now() - 1000));
  await database.db.update(fantasyRounds).set({ endedAt: new Date() }).where(eq(fantasyRounds.number, 1));
  const before = await ledger.squadPoints();
  await fantasy.play(gameOf(1, 0), ['a', 'b'], ledger.reboundOfAnother);
  await fantasy.recount();
  expect((await ledger.told(gameOf(1, 0), 'correction')).map((line) => line.at(-1))).toEqual([false, false]);
  expect(await ledger.squadPoints()).toEqual(before);
});

test('the ledger cannot be changed, not even by hand; it goes with its league', async () => {
  await ledger.playFirstGame();
  for (const statement of [
    'update fantasy_line set points = 0',
    'delete from fantasy_line',
    'delete from fantasy_booking',
  ])
    await expect(database.pool.query(statement)).rejects.toThrow(/append-only/);
  await database.pool.query('delete from fantasy_season where id = $1', [fantasy.seasonId]);
  expect(await ledger.linesOf(fantasy.gameOf(1, 0))).toEqual([]);
});

test('a forfeit takes everything back and says that it was a decision; without it all comes again', async () => {
  await ledger.playFirstGame();
  const { scope, gameOf } = fantasy;
  const reason = 'an ineligible player';
  await setResult(scope, gameOf(1, 0), { kind: 'forfeit', guilty: 'home', reason });
  await fantasy.recount();
  const taken = await ledger.told(gameOf(1, 0), 'decision');
  expect(taken).toHaveLength((await ledger.told(gameOf(1, 0), 'final')).length);
  expect(await ledger.squadPoints()).toEqual([[0, 1]]);
  await withdrawResult(scope, gameOf(1, 0), { reason });
  await fantasy.recount();
  expect(await ledger.squadPoints()).toEqual([[18.7, 1]]);
});

test('a game that is deleted takes its points with it, line by line', async () => {
  await ledger.playFirstGame();
  const { scope, gameOf } = fantasy;
  await deleteGame(scope, gameOf(1, 0), { withResult: true });
  await fantasy.recount();
  expect(await ledger.told(gameOf(1, 0), 'correction')).toHaveLength((await ledger.told(gameOf(1, 0), 'final')).length);
  expect(await ledger.squadPoints()).toEqual([[0, 1]]);
});

test('a game that is moved after the deadline counts in its round when it is played', async () => {
  await ledger.playFirstGame();
  await fantasy.moveGame(fantasy.gameOf(1, 1), new Date(Date.now() + 30 * 86_400_000), 'postponed');
  expect(await fantasy.roundOf(1)).toMatchObject({ endedAt: expect.any(Date) });
  await fantasy.play(fantasy.gameOf(1, 1), ['c', 'd']);
  await fantasy.recount();
  // c0 4.4 and c1 1.1, d0 4 and d1 −1 on the bench.
  expect(await ledger.squadPoints()).toEqual([[18.7 + (4.4 + 1.1 + 4 - 1) / 2, 1]]);
});

test('a game that is played after its round was frozen counts, and is corrected for as long as any other', async () => {
  const { scope, gameOf, ids } = fantasy;
  await ledger.playFirstGame();
  await fantasy.moveGame(gameOf(1, 1), new Date(Date.now() + 30 * 86_400_000), 'postponed');
  await ledger.freeze(1, new Date(Date.now() - 1000));
  await fantasy.play(gameOf(1, 1), ['c', 'd']);
  await fantasy.recount();
  expect(await ledger.squadPoints()).toEqual([[18.7 + (4.4 + 1.1 + 4 - 1) / 2, 1]]);

  await fantasy.play(gameOf(1, 0), ['a', 'b'], ledger.reboundOfAnother);
  expect((await ledger.told(gameOf(1, 0), 'correction')).map((line) => line.at(-1))).toEqual([false, false]);

  await fantasy.play(gameOf(1, 1), ['c', 'd'], withoutAssist);
  await fantasy.recount();
  expect(await ledger.squadPoints()).toEqual([[18.7 + (4.4 + 4 - 1) / 2, 1]]);
  expect((await verifySeason(scope, ids.league)).differences).toEqual([]);
});

test('two days after its result a game that was played late is frozen, too', async () => {
  const { gameOf } = fantasy;
  await ledger.playFirstGame();
  await fantasy.moveGame(gameOf(1, 1), null, 'postponed');
  const longAgo = new Date(Date.now() - 50 * 3_600_000);
  await database.db
    .update(fantasyRounds)
    .set({ endedAt: longAgo, freezesAt: longAgo })
    .where(eq(fantasyRounds.number, 1));
  await fantasy.play(gameOf(1, 1), ['c', 'd']);
  await database.db.update(gameResults).set({ recordedAt: new Date(longAgo.getTime() + 3_600_000) });
  await fantasy.recount();
  const points = await ledger.squadPoints();
  expect(points).toEqual([[18.7 + (4.4 + 1.1 + 4 - 1) / 2, 1]]);
  await fantasy.play(gameOf(1, 1), ['c', 'd'], withoutAssist);
  await fantasy.recount();
  expect((await ledger.told(gameOf(1, 1), 'correction')).map((line) => line.at(-1))).not.toContain(true);
  expect(await ledger.squadPoints()).toEqual(points);
});

test('a season is not closed while a game that was moved out of its round is to be played', async () => {
  const { scope, ids, gameOf } = fantasy;
  await ledger.playFirstGame();
  await fantasy.moveGame(gameOf(1, 1), null, 'postponed');
  for (const round of [1, 2, 3]) await ledger.freeze(round, new Date(Date.now() - 1000));
  await expect(closeFantasySeason(scope, ids.league)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/^1 games .* first c-d/),
  });
  await fantasy.moveGame(gameOf(1, 1), null, 'cancelled');
  expect(await closeFantasySeason(scope, ids.league)).toMatchObject({ outcome: 'closed' });
});
