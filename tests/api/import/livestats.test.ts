import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { officialBoxes } from '#server/db/schema/game-projections.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { gameOfficials } from '#server/db/schema/officials.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { phases } from '#server/db/schema/phases.ts';
import { teams } from '#server/db/schema/teams.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { importFixtures } from '#server/feeds/import/import-fixtures.ts';
import { importLiveStats, type LiveStatsImport } from '#server/feeds/import/import-livestats.ts';
import { liveStatsFile, team } from '#tests/unit/feeds/livestats-file.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';

let bench: ImportBench;
let scope: TenantScope;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

const fixtures = [
  'season,league,id,round,date,time,home,home_score,away,away_score,status',
  '2025/26,Liga,501,1,2025-10-04,18:00,KK Sava,2,KK Drava,0,final',
  '2025/26,Liga,502,2,2025-10-11,18:00,KK Drava,,KK Sava,,scheduled',
].join('\n');

beforeEach(async () => {
  scope = await bench.tenant();
  const file = await bench.file('fixtures.csv', fixtures);
  await importFixtures(scope, { file, league }, listeningReport().report);
});

const basket = { actionType: '2pt', subType: 'layup', tno: 1, pno: 1, clock: '09:00:00', scoring: 1 };
const ended = { actionType: 'game', subType: 'end', period: 4, clock: '00:00:00' };
const file = (home = team('Sava', 'SAV', 2), away = team('Drava', 'DRA')) =>
  liveStatsFile([basket, ended], { tm: { '1': home, '2': away } });

async function importFiles(paths: string[], more: Partial<LiveStatsImport> = {}) {
  const { report, told } = listeningReport();
  const { agreed, ...counts } = await importLiveStats(scope, { paths, clue: {}, ...more }, report);
  return { counts, told, agreed };
}

const eventsOf = () => bench.database.db.$count(gameEvents, eq(gameEvents.tenantId, scope.tenantId));
const gameOf = async (id: string) =>
  (
    await scope.db
      .select()
      .from(games)
      .where(and(eq(games.tenantId, scope.tenantId), eq(games.externalIds, [`fixture:${id}`])))
  )[0];

test('a file goes into the fixture whose id is in its name', async () => {
  const { counts, agreed } = await importFiles([await bench.file('game-501.json.gz', file())]);
  expect(counts).toEqual({ created: 1, changed: 0, unchanged: 0, failed: 0 });
  expect(await gameOf('501')).toMatchObject({ state: 'final', coverage: 'log', homeScore: 2, attendance: 1200 });
  expect(agreed[0]?.agreement.summary).toMatchObject({ score: { agree: 1, of: 1 }, playerLines: { of: 12 } });
  expect(await bench.database.db.$count(officialBoxes, eq(officialBoxes.tenantId, scope.tenantId))).toBe(1);
  expect(await bench.database.db.$count(gameOfficials, eq(gameOfficials.tenantId, scope.tenantId))).toBe(2);
});

test('the same file again changes nothing and says so', async () => {
  const path = await bench.file('501.json', file());
  await importFiles([path]);
  const before = await gameOf('501');
  const { counts, told } = await importFiles([path]);
  expect(counts).toEqual({ created: 0, changed: 0, unchanged: 1, failed: 0 });
  expect(told.steps).toEqual([expect.stringContaining('unchanged')]);
  expect(await gameOf('501')).toEqual(before);
});

test('a corrected file takes the place of the first', async () => {
  await importFiles([await bench.file('501.json', file())]);
  const corrected = liveStatsFile([{ ...basket, actionType: '3pt' }, ended], {
    tm: { '1': team('Sava', 'SAV', 3), '2': team('Drava', 'DRA') },
  });
  const { counts } = await importFiles([await bench.file('501.json', corrected)]);
  expect(counts).toMatchObject({ changed: 1, failed: 0 });
  expect(await gameOf('501')).toMatchObject({ homeScore: 3 });
});

test('a game is found by teams and day where the name of its file tells nothing', async () => {
  const clue = { home: 'kk sava', away: 'KK Drava', date: '2025-10-04' };
  const { counts } = await importFiles([await bench.file('data.json', file())], { clue });
  expect(counts).toMatchObject({ created: 1, failed: 0 });
});

test('people are the same in two games of a team, also with another form of the name', async () => {
  const home = team('Sava', 'SAV', 2);
  const { pl } = home as { pl: Record<string, { firstName: string; familyName: string }> };
  await importFiles([await bench.file('501.json', file())]);
  for (const player of Object.values(pl)) {
    player.firstName = 'Lukas';
    player.familyName += ' Jr.';
  }
  const second = liveStatsFile([basket, ended], { tm: { '1': team('Drava', 'DRA', 2), '2': home } });
  const path = await bench.file('502.json', second);
  expect((await importFiles([path])).counts).toMatchObject({ created: 1, failed: 0 });
  expect((await importFiles([path])).counts).toMatchObject({ unchanged: 1 });
  const players = await scope.db
    .select()
    .from(memberships)
    .where(and(eq(memberships.tenantId, scope.tenantId), eq(memberships.role, 'player')));
  expect(players).toHaveLength(12);
  expect(await bench.database.db.$count(people, eq(people.tenantId, scope.tenantId))).toBe(14);
  expect(await bench.database.db.$count(gamePlayerStats, eq(gamePlayerStats.tenantId, scope.tenantId))).toBe(24);
});

test('a number that a first sheet has twice comes from a later one', async () => {
  const glitch = team('Sava', 'SAV', 2);
  for (const player of Object.values((glitch as { pl: Record<string, { shirtNumber: string }> }).pl)) {
    player.shirtNumber = '32';
  }
  await importFiles([await bench.file('501.json', file(glitch))]);
  const second = liveStatsFile([basket, ended], {
    tm: { '1': team('Drava', 'DRA', 2), '2': team('Sava', 'SAV') },
  });
  await importFiles([await bench.file('502.json', second)]);
  const players = await scope.db
    .select()
    .from(memberships)
    .where(and(eq(memberships.tenantId, scope.tenantId), eq(memberships.role, 'player')));
  expect(players).toHaveLength(12);
  expect(players.filter(({ number }) => number === null || number === '32')).toEqual([]);
});

const createMissing = { timeZone: 'Europe/Belgrade' };
const teamCount = () => bench.database.db.$count(teams, eq(teams.tenantId, scope.tenantId));

test('a game in no fixture list is refused with the way to enter it', async () => {
  const { told } = await importFiles([await bench.file('900.json', file())]);
  expect(told.problems).toEqual([expect.stringMatching(/no fixture with the id 900; .*--create-missing/)]);
});

test('a game that is to be entered stands beside the schedule, among teams of the league that the run is about', async () => {
  const paths = [await bench.file('499.json', file()), await bench.file('501.json', file())];
  const { counts, told } = await importFiles(paths, { createMissing });
  expect(counts).toEqual({ created: 2, changed: 0, unchanged: 0, failed: 0 });
  expect(told).toMatchObject({ expected: 2, steps: { length: 2 } });
  const created = await gameOf('499');
  expect(created).toMatchObject({ countsInStandings: false, state: 'final', tipOffDate: null, homeScore: 2 });
  const [phase] = await scope.db
    .select()
    .from(phases)
    .where(eq(phases.id, created?.phaseId ?? ''));
  expect(phase).toMatchObject({ kind: 'placement', name: 'Other games', names: { sl: 'Druge tekme' } });
  expect(await teamCount()).toBe(2);
  expect((await importFiles(paths, { createMissing })).counts).toMatchObject({ unchanged: 2, failed: 0 });
  expect((await importFiles(paths)).counts).toMatchObject({ unchanged: 2, failed: 0 });
});

test('a game that is to be entered takes day, league and teams from the operator', async () => {
  const clue = { home: 'KK Sava', date: '2025-09-20', season: '2025/26', league: 'Liga' };
  const path = await bench.file('data.json', file(team('Sava', 'SAV', 2), team('Mura', 'MUR')));
  const { counts } = await importFiles([path], { clue, createMissing });
  expect(counts).toMatchObject({ created: 1, failed: 0 });
  expect(await teamCount()).toBe(3);
  expect((await importFiles([path], { clue, createMissing })).counts).toMatchObject({ unchanged: 1 });
});

test('a game whose league nobody names is not entered', async () => {
  const { counts, told } = await importFiles([await bench.file('900.json', file())], { createMissing });
  expect(counts).toMatchObject({ created: 0, failed: 1 });
  expect(told.problems).toEqual([expect.stringContaining('nothing tells its league; add --season and --league')]);
  const clue = { season: '2025/26', league: 'Liga' };
  const nameless = await importFiles([await bench.file('data.json', file())], { clue, createMissing });
  expect(nameless.told.problems).toEqual([expect.stringContaining('add --date')]);
  expect(await bench.database.db.$count(games, eq(games.tenantId, scope.tenantId))).toBe(2);
});

test.each([
  ['text that is not JSON', '501.json', '<html>502', 'this is not JSON (it begins with "<html>502")'],
  ['half a file', '501.json', JSON.stringify(file()).slice(0, -400), 'this is not JSON (it breaks off at the end'],
  ['an empty file', '501.json', '', 'this is not JSON (it is empty)'],
  ['something else in JSON', '501.json', { version: 9 }, '501.json.tm: it is missing'],
  ['a list in JSON', '501.json', [], 'expected object, received array; give the data.json of a FIBA LiveStats webcast'],
  ['teams the fixture has not', '501.json', file(team('Mura', 'MUR', 2)), 'the home team is "Mura"'],
  ['home and away exchanged', '501.json', file(team('Drava', 'DRA', 2), team('Sava', 'SAV')), 'other way round'],
  [
    'an action of nobody who is listed',
    '501.json',
    liveStatsFile([{ ...basket, pno: 17 }]),
    'player 17 of team 1, who is not listed',
  ],
  [
    'a clock that runs backwards',
    '501.json',
    liveStatsFile([
      { ...basket, clock: '05:00:00' },
      { ...basket, clock: '05:30:00' },
    ]),
    'the clock runs backwards',
  ],
  ['more than any game has', '501.json.gz', Buffer.alloc(40 * 1024 * 1024), 'more than 32 MB'],
])('%s is refused in one line, and the game stays as it was', async (_, name, content, problem) => {
  const before = await gameOf('501');
  const bad = await bench.file(name, content);
  const good = await bench.file('502.json', file(team('Drava', 'DRA', 2), team('Sava', 'SAV')));
  const { counts, told } = await importFiles([bad, good]);
  expect(counts).toMatchObject({ created: 1, failed: 1 });
  expect(told.problems).toEqual([expect.stringContaining(problem)]);
  expect(told.problems[0]).toContain(name);
  expect(told.problems[0]).not.toContain('\n');
  expect(await gameOf('501')).toEqual(before);
});

test('a name without a file, an empty folder and an endless file are named, and the others go on', async () => {
  const good = await bench.file('501.json', file());
  const endless = await bench.file('502.json', '');
  await truncate(endless, 200_000_000);
  await mkdir(`${bench.folder}/none`, { recursive: true });
  const { counts, told } = await importFiles([`${bench.folder}/gone.json`, `${bench.folder}/none`, endless, good]);
  expect(counts).toEqual({ created: 1, changed: 0, unchanged: 0, failed: 3 });
  expect(told.problems).toEqual([
    expect.stringContaining('gone.json: there is no such file'),
    expect.stringContaining('none: it holds no .json'),
    expect.stringContaining('502.json: it holds more than 32 MB'),
  ]);
});

test('a packed file that is cut off or damaged is refused', async () => {
  const whole = await bench.file('whole.json.gz', file());
  const bytes = await readFile(whole);
  await writeFile(`${bench.folder}/501.json.gz`, bytes.subarray(0, bytes.length / 2));
  await writeFile(`${bench.folder}/502.json.gz`, 'plain');
  const { told } = await importFiles([`${bench.folder}/501.json.gz`, `${bench.folder}/502.json.gz`]);
  expect(told.problems).toEqual([
    expect.stringContaining('501.json.gz: the gzip file is cut off'),
    expect.stringContaining('502.json.gz: this is not a gzip file'),
  ]);
  expect(await eventsOf()).toBe(0);
});
