import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { gameRecords } from '#server/db/schema/game-records.ts';
import { games } from '#server/db/schema/games.ts';
import { leagueTallies } from '#server/db/schema/league-tallies.ts';
import { playerCareers } from '#server/db/schema/player-careers.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { parseRules } from '#server/feeds/rules/read-rules-file.ts';
import { recordGameLog } from '#server/league/game/record-game-log.ts';
import { rulesOf } from '#server/league/game/rules.ts';
import { setLeagueRules } from '#server/league/league/set-rules.ts';
import { listPlayerGames } from '#server/league/person/career/list-games.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { withdrawResult } from '#server/league/result/withdraw-result.ts';
import { rebuildRollups } from '#server/league/rollup/rebuild-rollups.ts';
import { insertCountedGame } from '#tests/fixtures/counted-game.ts';
import { insertGames } from '#tests/fixtures/small-games.ts';
import { insertSmallLeague, type SmallLeague } from '#tests/fixtures/small-league.ts';
import { smallLog } from '#tests/fixtures/small-log.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { addUpLines } from './support/add-up-lines.ts';

let database: DatabaseConnection;
let ids: SmallLeague;
let scope: TenantScope;
let logged: string;
let number = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  number += 1;
  ids = await insertSmallLeague(database.db, `league-${number}`, [`${number}.test`]);
  logged = (await insertGames(database.db, ids)).loggedGame;
  scope = { db: database.db, tenantId: ids.tenantId };
});

const rollups = async () => ({
  seasons: await database.db.select().from(playerSeasons).where(eq(playerSeasons.tenantId, ids.tenantId)),
  careers: await database.db.select().from(playerCareers).where(eq(playerCareers.tenantId, ids.tenantId)),
  records: await database.db.select().from(gameRecords).where(eq(gameRecords.tenantId, ids.tenantId)),
  tallies: await database.db.select().from(leagueTallies).where(eq(leagueTallies.tenantId, ids.tenantId)),
});
const reader = () => ({ ...scope, host: '', locale: 'en', fallbackLocale: 'en' }) as const;
const sorted = (all: Awaited<ReturnType<typeof rollups>>) =>
  Object.fromEntries(Object.entries(all).map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).sort()]));

/** Sixteen games of two leagues in which the same numbers come often, so that many are level. */
async function playSeason() {
  const people = [...ids.players.a, ...ids.players.b];
  const played: string[] = [];
  for (let game = 0; game < 16; game++) {
    const lines = people.map((personId, index) => ({
      personId,
      side: index < 6 ? ('home' as const) : ('away' as const),
      points: (game * 7 + index * 5) % 23,
      assists: (game + index) % 4,
      offensiveRebounds: game % 5 === 2 ? null : (game * index) % 5,
      defensiveRebounds: game % 5 === 2 ? null : index % 3,
      freeThrowsMade: (game + index) % 3,
      freeThrowsAttempted: game % 4 === 1 ? null : 3,
      playedMs: game === 3 ? null : 60_000 * ((game * index) % 31),
      pir: game % 2 ? (game * 3 + index) % 19 : null,
    }));
    played.push(await insertCountedGame(scope, ids, lines, { leagueId: game % 4 ? ids.league : ids.cup }));
  }
  return played;
}

/** What the rollups must be, by adding up all lines without them. */
async function expectSumsOfLines() {
  const { seasons, careers, records, tallies } = await rollups();
  const lines = await addUpLines(scope);
  expect(lines.summary(seasons, careers)).toEqual(lines.expected);
  expect(lines.recordKeys(records)).toEqual(lines.expectedRecords);
  expect(Object.fromEntries(tallies.map(({ leagueId, games }) => [leagueId, games]))).toEqual(lines.expectedGames);
}

test('sums, careers and records are those of the lines', async () => {
  await playSeason();
  await expectSumsOfLines();
});

test('a starter whose numbers do not count has neither a game nor a start', async () => {
  const personId = ids.players.c[0] ?? '';
  await insertCountedGame(scope, ids, [{ personId, starter: true }]);
  await insertCountedGame(scope, ids, [{ personId, starter: true, played: false }]);
  const { seasons, careers } = await rollups();
  const own = [...seasons, ...careers].filter((row) => row.personId === personId);
  expect(own.map(({ games, starts }) => [games, starts])).toEqual(Array(3).fill([1, 1]));
});

test('a log that takes the place of another, a forfeit and a default leave no trace of what was before', async () => {
  const [first = '', second = ''] = await playSeason();
  const log = smallLog(ids, fiba2024);
  const shorter = { ...log, hash: 'two', events: log.events.filter(({ id }) => id !== 'three') };
  await recordGameLog(scope, logged, shorter);
  await expectSumsOfLines();
  await setResult(scope, first, { kind: 'forfeit', guilty: 'home', reason: 'did not appear' });
  await setResult(scope, logged, { kind: 'forfeit', guilty: 'away', reason: 'did not appear' });
  await expectSumsOfLines();
  await setResult(scope, second, { kind: 'default', guilty: 'away', reason: 'too few players' });
  await expectSumsOfLines();
});

test('a default keeps no statistics where the rules of its game say so, whatever the league says later', async () => {
  const setRules = (text: string) => setLeagueRules(scope, ids.league, parseRules({ file: 'rules.yaml', text }));
  await setRules('rules: { default: { keepsStatistics: false } }');
  const next = await secondFinal();
  const { a, b } = ids.players;
  await recordGameLog(scope, next.id, smallLog({ ...ids, players: { ...ids.players, a: b, b: a } }, rulesOf(next)));
  const statistics = async () => {
    await expectSumsOfLines();
    const { items } = await listPlayerGames(reader(), 'player-a-1', { limit: 10 });
    const { seasons, records, tallies } = await rollups();
    const ofPlayer = seasons.find(({ personId }) => personId === a[0]);
    const withRecords = new Set(records.map(({ gameId }) => gameId)).size;
    return { season: ofPlayer?.games, listed: items.length, tally: tallies[0]?.games, withRecords };
  };
  const both = { season: 2, listed: 2, tally: 2, withRecords: 2 };
  const one = { season: 1, listed: 1, tally: 1, withRecords: 1 };
  const byDefault = { kind: 'default', guilty: 'away', reason: 'too few players' } as const;
  expect(await statistics()).toEqual(both);
  await setResult(scope, next.id, byDefault);
  expect(await statistics()).toEqual(one);
  await setRules('rules: { default: { keepsStatistics: true } }');
  await rebuildRollups(scope);
  expect(await statistics(), 'a game keeps the rules by which it was played').toEqual(one);
  await setResult(scope, logged, byDefault);
  expect(await statistics(), 'the other game was played by rules that keep them').toEqual(one);
  await withdrawResult(scope, next.id, { reason: 'the appeal was upheld' });
  expect(await statistics()).toEqual(both);
});

async function secondFinal() {
  const [game] = await database.db
    .select()
    .from(games)
    .where(and(eq(games.tenantId, ids.tenantId), eq(games.duelNumber, 2)));
  return game ?? expect.fail('there is no second final');
}

test('an import over a game that held records lets those behind move up', async () => {
  const played = await playSeason();
  const before = (await rollups()).records.filter(({ statistic }) => statistic === 'points');
  const best = before.toSorted((a, b) => b.value - a.value)[0];
  await recordGameLog(scope, best?.gameId ?? '', smallLog(ids, fiba2024));
  await expectSumsOfLines();
  expect(played).toContain(best?.gameId);
});

test('adding everything up again changes nothing', async () => {
  await playSeason();
  const before = sorted(await rollups());
  expect(await rebuildRollups(scope)).toEqual({ leagues: 2, games: 17 });
  expect(sorted(await rollups())).toEqual(before);
});

test('adding up again repairs what is wrong, for this tenant alone', async () => {
  const other = await insertSmallLeague(database.db, `other-${number}`, [`other-${number}.test`]);
  await insertGames(database.db, other);
  for (const table of [playerCareers, gameRecords, leagueTallies]) await database.db.delete(table);
  await rebuildRollups(scope);
  await expectSumsOfLines();
  expect(await database.db.$count(playerCareers, eq(playerCareers.tenantId, other.tenantId))).toBe(0);
});

test('two games of the same players that end together both count', async () => {
  const personId = ids.players.a[0] ?? '';
  await Promise.all([1, 2, 3, 4].map((points) => insertCountedGame(scope, ids, [{ personId, points }])));
  await expectSumsOfLines();
});
