import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clubs } from '#server/db/schema/clubs.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { exportFixtures } from '#server/feeds/export/export-fixtures.ts';
import { listHonours } from '#server/league/club/list-honours.ts';
import { resetLeagueRules } from '#server/league/league/reset-rules.ts';
import { getPlayoff } from '#server/league/playoff/get.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { type ImportBench, openImportBench } from './support/import-bench.ts';
import { type Liga, openLiga } from './support/liga.ts';

let bench: ImportBench;
let liga: Liga;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  liga = await openLiga(bench);
});

let day = 1;
const playoffGame = (
  id: string,
  round: string,
  home: string,
  score: string,
  away: string,
  series = '',
  decides = '',
) => {
  const [own = '', other = ''] = score.split('-');
  day += 1;
  const date = `2026-05-${String((day % 28) + 1).padStart(2, '0')}`;
  return `2025/26,Liga,${id},playoff,${round},${series},${decides},,${date},${home},${own},${away},${other},`;
};

const honours = async () => {
  const rows = await liga.scope.db.select().from(clubs).where(ofTenant(liga.scope, clubs)).orderBy(clubs.name);
  const lists = await Promise.all(rows.map(({ id }) => listHonours(liga.reader, id)));
  return lists.flat().map(({ team, place }) => `${team.name}: ${place}`);
};
const series = async () =>
  (await getPlayoff(liga.reader, liga.slugs)).rounds.flatMap(({ name, duels }) =>
    duels.map((duel) => [name, duel.state, duel.winner && duel[duel.winner].team?.name]),
  );

test('the first night of quarter-finals decides no series and names no champion', async () => {
  const { notices } = await liga.importLines(
    playoffGame('q1', 'Quarter-finals', 'A', '80-70', 'H'),
    playoffGame('q2', 'Quarter-finals', 'B', '80-70', 'G', 'best-of-3'),
  );
  expect(await series()).toEqual([
    ['Quarter-finals', 'running', null],
    ['Quarter-finals', 'running', null],
  ]);
  expect(await liga.champion()).toBeNull();
  expect(notices).toEqual([
    expect.stringMatching(/Quarter-finals has no format, its series stay open; add the column/),
  ]);
  const { rounds } = await getPlayoff(liga.reader, liga.slugs);
  expect(rounds[0]?.duels[0]).toMatchObject({ format: null, wins: { home: 1, away: 0 }, games: [{ need: 'certain' }] });
});

test('a lone decided single game is no final unless it is declared so', async () => {
  await liga.importLines(playoffGame('s1', 'Semi-finals', 'A', '80-70', 'D', 'best-of-1'));
  expect([await series(), await liga.champion()]).toEqual([[['Semi-finals', 'decided', 'A']], null]);
  await liga.importLines(playoffGame('f', 'Play-offs', 'A', '80-70', 'B', 'best-of-1'));
  expect(await liga.champion()).toBeNull();
  await liga.importLines(playoffGame('f', 'Play-offs', 'A', '80-70', 'B', 'best-of-1', 'title'));
  expect(await liga.champion()).toBe('A');
});

const final = [
  playoffGame('f1', 'Final', 'A', '80-70', 'B', 'best-of-3'),
  playoffGame('f2', 'Final', 'B', '70-80', 'A', 'best-of-3'),
];

test('a champion by a list, a result and a forfeit changes back with each of them', async () => {
  await liga.importLines(...final);
  expect([await liga.champion(), await series()]).toEqual(['A', [['Final', 'decided', 'A']]]);
  await setResult(liga.scope, await liga.gameId('f2'), { kind: 'result', home: 90, away: 80, reason: 'score sheet' });
  expect([await liga.champion(), await series()]).toEqual([null, [['Final', 'running', null]]]);
  await setResult(liga.scope, await liga.gameId('f1'), { kind: 'forfeit', guilty: 'home', reason: 'did not appear' });
  expect(await liga.champion()).toBe('B');
  await liga.importLines(playoffGame('f1', 'Final', 'A', '80-70', 'B', 'best-of-5'));
  expect(await liga.champion()).toBeNull();
});

test('a corrected semi-final that removes a finalist takes champion and honours back, until it is corrected again', async () => {
  await liga.importLines(
    playoffGame('s1', 'Semi-finals', 'A', '80-70', 'C', 'best-of-1'),
    playoffGame('s2', 'Semi-finals', 'B', '80-70', 'D', 'best-of-1'),
    playoffGame('f', 'Final', 'A', '80-70', 'B', 'best-of-1'),
  );
  const won = ['A: champion', 'B: finalist'];
  expect([await liga.champion(), await honours()]).toEqual(['A', won]);
  await setResult(liga.scope, await liga.gameId('s1'), { kind: 'result', home: 60, away: 70, reason: 'score sheet' });
  expect([await liga.champion(), await honours()]).toEqual([null, []]);
  await setResult(liga.scope, await liga.gameId('s1'), { kind: 'result', home: 80, away: 70, reason: 'score sheet' });
  expect([await liga.champion(), await honours()]).toEqual(['A', won]);
});

test('a best of one with two counted games names nobody, until one of them is annulled', async () => {
  await liga.importLines(
    playoffGame('f1', 'Final', 'A', '80-70', 'B', 'best-of-1'),
    playoffGame('f2', 'Final', 'B', '80-70', 'A', 'best-of-1'),
  );
  expect([await liga.champion(), await series()]).toEqual([null, [['Final', 'running', null]]]);
  await setResult(liga.scope, await liga.gameId('f1'), { kind: 'annulment', reason: 'a replay was ordered' });
  expect([await liga.champion(), await series()]).toEqual(['B', [['Final', 'decided', 'B']]]);
});

test('an annulled game of a list takes the champion back', async () => {
  await liga.importLines(...final);
  await liga.importLines(`${final[1]}annulled`);
  expect([await liga.champion(), await series()]).toEqual([null, [['Final', 'running', null]]]);
});

test('a Final Four is split by its semi-finals, and again when their results change', async () => {
  const four = (id: string, home: string, score: string, away: string, date: string) =>
    `2025/26,Liga,${id},playoff,Final Four,,,,${date},${home},${score.replace('-', `,${away},`)},`;
  await liga.importLines(four('s1', 'A', '80-70', 'C', '2026-05-22'), four('s2', 'B', '80-70', 'D', '2026-05-22'));
  expect(await liga.champion()).toBeNull();
  await liga.importLines(four('t', 'C', '71-70', 'D', '2026-05-24'));
  expect(await liga.champion()).toBeNull();
  await liga.importLines(four('f', 'A', '70-75', 'B', '2026-05-24'));
  const split = [
    ['Semi-finals', 'decided', 'A'],
    ['Semi-finals', 'decided', 'B'],
    ['Third place', 'decided', 'C'],
    ['Final', 'decided', 'B'],
  ];
  expect([await liga.champion(), await series()]).toEqual(['B', split]);
  await setResult(liga.scope, await liga.gameId('s1'), { kind: 'result', home: 60, away: 70, reason: 'score sheet' });
  expect(await liga.champion()).toBeNull();
  expect((await series()).map(([name]) => name)).toEqual(Array(4).fill('Final Four'));
  await setResult(liga.scope, await liga.gameId('s1'), { kind: 'result', home: 80, away: 70, reason: 'score sheet' });
  expect([await liga.champion(), await series()]).toEqual(['B', split]);
});

test('the league declares formats by round, which take precedence and can be taken back', async () => {
  const played = final.map((line) => line.replace('best-of-3', ''));
  await liga.importLines(...played);
  expect(await liga.champion()).toBeNull();
  const declared = 'playoffs: { rounds: { FINAL: { series: best-of-3 } } }';
  expect(await liga.setPlayoffs(declared)).toMatchObject({ outcome: 'changed' });
  expect(await liga.setPlayoffs(declared)).toMatchObject({ outcome: 'unchanged' });
  expect(await liga.champion()).toBe('A');
  await liga.importLines(...played.map((line) => line.replace('Final,', 'Final,best-of-1')));
  expect(await series()).toEqual([['Final', 'decided', 'A']]);
  await resetLeagueRules(liga.scope, await liga.leagueId());
  expect([await liga.champion(), await series()]).toEqual([null, [['Final', 'running', null]]]);
});

test('an exported list brings formats and finals back', async () => {
  await liga.importLines(
    playoffGame('s', 'Semi-finals', 'A', '80-70', 'D', 'two-legs'),
    playoffGame('u', 'Other', 'C', '80-70', 'D'),
    playoffGame('f1', 'Play-offs', 'A', '80-70', 'B', 'best-of-1', 'title'),
  );
  const text = await exportFixtures(liga.scope, {});
  liga = await openLiga(bench);
  await liga.importList(text);
  expect(await liga.champion()).toBe('A');
  expect(await exportFixtures(liga.scope, {})).toBe(text);
});
