import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GameResultInput } from '#lib/api/contract/game-result.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { games } from '#server/db/schema/games.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { getRoundGame } from '#server/league/game/get.ts';
import { recordGameLog } from '#server/league/game/record-game-log.ts';
import { listResultHistory } from '#server/league/result/list-history.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { withdrawResult } from '#server/league/result/withdraw-result.ts';
import { insertGames } from '#tests/fixtures/small-games.ts';
import { insertSmallLeague, type SmallLeague } from '#tests/fixtures/small-league.ts';
import { smallLog } from '#tests/fixtures/small-log.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let ids: SmallLeague;
let scope: TenantScope;
let logged: string;
let open: string;
let number = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  number += 1;
  ids = await insertSmallLeague(database.db, `league-${number}`, [`${number}.test`]);
  logged = (await insertGames(database.db, ids)).loggedGame;
  scope = { db: database.db, tenantId: ids.tenantId, actor: { kind: 'staff', userId: 'u1', name: 'Vera' } };
  const [game] = await database.db
    .select()
    .from(games)
    .where(and(eq(games.tenantId, ids.tenantId), eq(games.slug, 'd-c')));
  open = game?.id ?? '';
});

const gameOf = async (id: string) => (await database.db.select().from(games).where(eq(games.id, id)))[0];
const seasonsOfPlayers = () => database.db.$count(playerSeasons, eq(playerSeasons.tenantId, ids.tenantId));
const playsOf = (id: string) => database.db.$count(gameEvents, eq(gameEvents.gameId, id));
const set = (id: string, input: GameResultInput) => setResult(scope, id, input);
/** Records a log that has not come to its end. */
const playOn = (id: string) => {
  const log = smallLog(ids, fiba2024);
  return recordGameLog(scope, id, { ...log, finished: false, events: log.events.slice(0, -1) });
};
const reason = 'decided by the commissioner';

describe('the result of a game', () => {
  test('is entered with its periods and overtimes', async () => {
    const points = (home: number, away: number, period: number) => ({ period, home, away });
    const periods = [points(20, 20, 1), points(20, 20, 2), points(20, 20, 3), points(20, 20, 4), points(9, 5, 5)];
    await set(open, { kind: 'result', home: 89, away: 85, periods });
    expect(await gameOf(open)).toMatchObject({ state: 'final', homeScore: 89, overtimes: 1, coverage: 'score' });
  });

  test.each([
    ['a level score', { home: 80, away: 80 }],
    ['a score below zero', { home: -1, away: 80 }],
    ['periods that do not add up', { home: 80, away: 70, periods: [{ period: 1, home: 20, away: 20 }] }],
  ])('is refused for %s', async (_, result) => {
    await expect(set(open, { kind: 'result', ...result })).rejects.toMatchObject({ code: 'bad-request' });
    expect(await gameOf(open)).toMatchObject({ state: 'scheduled', homeScore: null });
  });

  test('is replaced only with a reason', async () => {
    await set(open, { kind: 'result', home: 80, away: 70 });
    await expect(set(open, { kind: 'result', home: 81, away: 70 })).rejects.toMatchObject({ code: 'bad-request' });
    await set(open, { kind: 'result', home: 81, away: 70, reason: 'a basket was written down for two' });
    expect(await gameOf(open)).toMatchObject({ homeScore: 81 });
  });

  test('replaces that of a log, which keeps its plays and lends no numbers', async () => {
    const plays = await playsOf(logged);
    await set(logged, { kind: 'result', home: 9, away: 4, reason });
    expect(await gameOf(logged)).toMatchObject({ state: 'final', homeScore: 9, coverage: 'score' });
    expect(await playsOf(logged)).toBe(plays);
    await withdrawResult(scope, logged, { reason: 'it was right before' });
    expect(await gameOf(logged)).toMatchObject({ state: 'final', homeScore: 6, awayScore: 4, coverage: 'log' });
    expect(await seasonsOfPlayers()).toBe(12);
  });

  test('can be withdrawn, so that the game is to be played', async () => {
    await set(open, { kind: 'result', home: 80, away: 70 });
    await withdrawResult(scope, open, { reason: 'entered for the wrong game' });
    expect(await gameOf(open)).toMatchObject({ state: 'scheduled', homeScore: null, coverage: 'none' });
    await expect(withdrawResult(scope, open, { reason })).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a decision', () => {
  test('for a forfeit is 20–0, counts for no player, and keeps the result beneath', async () => {
    expect(await seasonsOfPlayers()).toBe(12);
    await set(logged, { kind: 'forfeit', guilty: 'home', reason });
    expect(await gameOf(logged)).toMatchObject({ state: 'forfeited', guilty: 'home', homeScore: 0, awayScore: 20 });
    expect(await seasonsOfPlayers()).toBe(0);
    await withdrawResult(scope, logged, { reason: 'the appeal was upheld' });
    expect(await gameOf(logged)).toMatchObject({ state: 'final', guilty: null, homeScore: 6, awayScore: 4 });
    expect(await seasonsOfPlayers()).toBe(12);
  });

  test('keeps what was played readable beside it, also without statistics', async () => {
    await set(open, { kind: 'result', home: 80, away: 70 });
    await set(open, { kind: 'forfeit', guilty: 'home', reason });
    const reading = { ...scope, host: '', locale: 'en', fallbackLocale: 'en' } as const;
    const slugs = { season: '2025-26', league: 'first-league', round: 'round-4', game: 'd-c' };
    const played = { home: 80, away: 70 };
    expect(await getRoundGame(reading, slugs)).toMatchObject({ score: { home: 0, away: 20 }, playedScore: played });
    await withdrawResult(scope, open, { reason: 'the appeal was upheld' });
    expect(await getRoundGame(reading, slugs)).toMatchObject({ score: played, playedScore: null });
  });

  test('against both teams awards no point', async () => {
    await set(open, { kind: 'forfeit', guilty: 'both', reason });
    expect(await gameOf(open)).toMatchObject({ guilty: 'both', homeScore: 0, awayScore: 0, coverage: 'score' });
  });

  test('for a default keeps the score if the opponents lead, and the statistics', async () => {
    await set(logged, { kind: 'default', guilty: 'away', reason });
    expect(await gameOf(logged)).toMatchObject({ state: 'defaulted', homeScore: 6, awayScore: 4 });
    expect(await seasonsOfPlayers()).toBe(12);
  });

  test('for a default is 2–0 if the guilty team leads', async () => {
    await set(logged, { kind: 'default', guilty: 'home', reason });
    expect(await gameOf(logged)).toMatchObject({ state: 'defaulted', homeScore: 0, awayScore: 2 });
  });

  test.each([
    ['of a game not played', async () => undefined, { homeScore: 2, awayScore: 0 }],
    ['of a game in play', async () => playOn(open), { homeScore: 6, awayScore: 4 }],
  ])('for a default in place of a forfeit takes the score %s, not that of the forfeit', async (_, play, score) => {
    await play();
    await set(open, { kind: 'forfeit', guilty: 'away', reason });
    expect(await gameOf(open)).toMatchObject({ state: 'forfeited', homeScore: 20, awayScore: 0 });
    await set(open, { kind: 'default', guilty: 'away', reason });
    expect(await gameOf(open)).toMatchObject({ state: 'defaulted', ...score });
  });

  test('to annul a game leaves its score to be seen', async () => {
    await set(logged, { kind: 'annulment', reason });
    expect(await gameOf(logged)).toMatchObject({ state: 'annulled', homeScore: 6, awayScore: 4 });
  });

  test('on a protest sets another score', async () => {
    await set(logged, { kind: 'protest', home: 4, away: 6, reason });
    expect(await gameOf(logged)).toMatchObject({ state: 'final', homeScore: 4, awayScore: 6 });
  });

  test('does not block a log that comes later, which counts once it is lifted', async () => {
    await set(logged, { kind: 'forfeit', guilty: 'away', reason });
    const log = smallLog(ids, fiba2024);
    expect(
      await recordGameLog(scope, logged, {
        ...log,
        hash: 'later',
        events: log.events.slice(0, -2).concat(log.events.slice(-1)),
      }),
    ).toBe('recorded');
    expect(await gameOf(logged)).toMatchObject({ state: 'forfeited', homeScore: 20, awayScore: 0 });
    await withdrawResult(scope, logged, { reason });
    expect(await gameOf(logged)).toMatchObject({ state: 'final', homeScore: 5, awayScore: 4, coverage: 'log' });
  });
});

test('the history tells who stated what, why, and what stands', async () => {
  await set(open, { kind: 'result', home: 80, away: 70 });
  await set(open, { kind: 'forfeit', guilty: 'away', reason });
  await withdrawResult(scope, open, { reason: 'the appeal was upheld' });
  const { history, state, score } = await listResultHistory(scope, open);
  expect({ state, score }).toEqual({ state: 'final', score: { home: 80, away: 70 } });
  expect(history).toMatchObject([
    { kind: 'decision', state: 'forfeited', reason, withdrawn: { reason: 'the appeal was upheld' }, standing: null },
    { kind: 'certified', source: 'office', by: { kind: 'staff', name: 'Vera' }, withdrawn: null, standing: 'result' },
  ]);
});

describe('a scorer', () => {
  const scorer = { roles: ['scorer' as const] };

  test('enters a final score and corrects it while the correction window is open', async () => {
    await setResult(scope, open, { kind: 'result', home: 80, away: 70 }, scorer);
    await setResult(scope, open, { kind: 'result', home: 80, away: 71, reason }, scorer);
    expect(await gameOf(open)).toMatchObject({ awayScore: 71 });
  });

  test('neither annuls a game nor changes a result of last year', async () => {
    await expect(setResult(scope, open, { kind: 'annulment', reason }, scorer)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await database.db
      .update(games)
      .set({ createdAt: new Date('2025-01-01') })
      .where(eq(games.tenantId, ids.tenantId));
    const [old] = await database.db
      .select()
      .from(games)
      .where(and(eq(games.tenantId, ids.tenantId), eq(games.slug, 'a-b')));
    const change = setResult(scope, old?.id ?? '', { kind: 'result', home: 1, away: 0, reason }, scorer);
    await expect(change).rejects.toMatchObject({ code: 'forbidden' });
  });
});

test.each([
  ['entered', (foreign: TenantScope) => setResult(foreign, open, { kind: 'result', home: 80, away: 70 })],
  ['withdrawn', (foreign: TenantScope) => withdrawResult(foreign, open, { reason })],
  ['listed', (foreign: TenantScope) => listResultHistory(foreign, open)],
])('the result of another tenant’s game is not %s', async (_, act) => {
  const stranger = await insertSmallLeague(database.db, `stranger-${number}`, [`stranger-${number}.test`]);
  await expect(act({ db: database.db, tenantId: stranger.tenantId })).rejects.toMatchObject({ code: 'not-found' });
  expect(await gameOf(open)).toMatchObject({ state: 'scheduled' });
});
