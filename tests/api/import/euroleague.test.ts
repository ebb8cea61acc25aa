import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { people } from '#server/db/schema/people.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { teams } from '#server/db/schema/teams.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { importEuroleague } from '#server/feeds/euroleague/import-euroleague.ts';
import { boxscore, play, playByPlay } from '#tests/unit/lib/basketball/rules/euroleague-responses.ts';
import { type ImportBench, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';
import { plannedRows } from './support/planned-rows.ts';

let bench: ImportBench;
let scope: TenantScope;
let folder: string;
let number = 0;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

beforeEach(async () => {
  scope = await bench.tenant();
  number += 1;
  folder = `season-${number}`;
  await mkdir(path.join(bench.folder, folder));
});

const header = (more: Record<string, string> = {}) => ({
  Round: '3',
  Date: '20/10/2022',
  Hour: '20:00 ',
  Stadium: 'HALA SAVA',
  TeamA: 'SAVA',
  TeamB: 'DRAVA',
  ScoreA: '2',
  ScoreB: '0',
  Phase: 'REGULAR SEASON',
  Competition: 'EUROLEAGUE 2022-23',
  Referee1: 'KOS, ANA',
  ...more,
});
const plays = playByPlay({
  FirstQuarter: [play('BP'), play('2FGM', 'SAV', 'P11', '09:30')],
  ForthQuarter: [play('EG')],
});
const answers = { Header: header(), Boxscore: boxscore(), PlaybyPlay: plays };

async function importFolder(name = folder) {
  const { report, told } = listeningReport();
  const input = { folder: path.join(bench.folder, name), timeZone: 'Europe/Berlin' };
  const { agreed, ...counts } = await importEuroleague(scope, input, report);
  return { counts, told };
}

const writeLines = (list: Record<string, { gamecode: number; data: unknown }[]>) =>
  Promise.all(
    Object.entries(list).map(([endpoint, lines]) =>
      bench.file(`${folder}/${endpoint}.jsonl.gz`, lines.map((line) => JSON.stringify(line)).join('\n')),
    ),
  );

async function writeFolderOfGame(code: number, own: Record<string, unknown>) {
  await mkdir(path.join(bench.folder, folder, String(code)), { recursive: true });
  for (const [endpoint, answer] of Object.entries(own)) await bench.file(`${folder}/${code}/${endpoint}.json`, answer);
}

test('a folder a game brings season, league, round, people and game', async () => {
  await writeFolderOfGame(7, answers);
  expect((await importFolder()).counts).toEqual({ created: 1, changed: 0, unchanged: 0, failed: 0 });
  const [league] = await scope.db.select().from(leagues).where(eq(leagues.tenantId, scope.tenantId));
  expect(league).toMatchObject({ name: 'EuroLeague', rulesProfile: 'euroleague', standingsProfile: 'euroleague' });
  const [game] = await scope.db.select().from(games).where(eq(games.tenantId, scope.tenantId));
  expect(game).toMatchObject({ coverage: 'log', tipOffAt: new Date('2022-10-20T18:00:00Z'), tipOffDate: '2022-10-20' });
  const [person] = await scope.db
    .select()
    .from(people)
    .where(and(eq(people.tenantId, scope.tenantId), eq(people.slug, 'luka-novak-1')));
  expect(person?.externalIds).toEqual(['euroleague:P11']);
  const [round] = await scope.db.select().from(rounds).where(eq(rounds.tenantId, scope.tenantId));
  expect(round).toMatchObject({ slug: '3', number: 3 });
});

test('PostgreSQL knows afterwards how much there is', async () => {
  await writeFolderOfGame(7, answers);
  await importFolder();
  const { planned, there } = await plannedRows(scope.db, 'game_event');
  expect(planned).toBe(there);
});

test('a file an endpoint, with a game a line, is read game by game', async () => {
  const line = (data: unknown) => [1, 2].map((gamecode) => ({ gamecode, data }));
  await writeLines({ Header: line(header()), Boxscore: line(boxscore()), PlaybyPlay: line(plays) });
  expect((await importFolder()).counts).toMatchObject({ created: 2, failed: 0 });
  const { counts, told } = await importFolder();
  expect(counts).toEqual({ created: 0, changed: 0, unchanged: 2, failed: 0 });
  expect(told.expected).toBe(2);
});

test('a folder an endpoint is read too', async () => {
  for (const [endpoint, answer] of Object.entries(answers)) {
    await mkdir(path.join(bench.folder, folder, endpoint));
    await bench.file(`${folder}/${endpoint}/12.json.gz`, answer);
  }
  expect((await importFolder()).counts).toMatchObject({ created: 1, failed: 0 });
});

test('games of a play-off phase are duels', async () => {
  const playoff = header({ Phase: 'PLAYOFFS', Round: '35' });
  await writeFolderOfGame(300, { ...answers, Header: playoff });
  await writeFolderOfGame(301, { ...answers, Header: { ...playoff, Date: '22/10/2022', Round: '36' } });
  await importFolder();
  const own = await scope.db.select().from(duels).where(eq(duels.tenantId, scope.tenantId));
  expect(own).toMatchObject([{ slug: 'sava-drava' }]);
});

test('a final four becomes semi-finals, a third place and a final, and its winner the champion', async () => {
  const four = [
    ['SAV', 'DRA', '1'],
    ['MUR', 'KRK', '2'],
    ['DRA', 'KRK', '3'],
    ['SAV', 'MUR', '4'],
  ] as const;
  for (const [index, [home, away, day]] of four.entries()) {
    const rename = (value: unknown) =>
      JSON.parse(
        JSON.stringify(value).replaceAll(/(SAV|DRA)(VA|A)?/gi, (_, code) =>
          code.toUpperCase() === 'SAV' ? home : away,
        ),
      );
    const basket = playByPlay({ FirstQuarter: [play('2FGM', 'SAV', 'P11', '09:30')], ForthQuarter: [play('EG')] });
    await writeFolderOfGame(325 + index, {
      Header: rename(header({ Phase: 'FINAL FOUR', Date: `1${day}/05/2023`, ScoreA: '2' })),
      Boxscore: rename(boxscore()),
      PlaybyPlay: rename(basket),
    });
  }
  expect((await importFolder()).counts).toMatchObject({ created: 4, failed: 0 });
  const own = await scope.db
    .select({ round: playoffRounds.slug, duel: duels.slug })
    .from(duels)
    .innerJoin(playoffRounds, eq(playoffRounds.id, duels.playoffRoundId))
    .where(eq(duels.tenantId, scope.tenantId))
    .orderBy(playoffRounds.order, duels.order);
  expect(own).toEqual([
    { round: 'semi-finals', duel: 'sav-dra' },
    { round: 'semi-finals', duel: 'mur-krk' },
    { round: 'third-place', duel: 'dra-krk' },
    { round: 'final', duel: 'sav-mur' },
  ]);
  const [champion] = await scope.db
    .select({ code: teams.code })
    .from(leagues)
    .innerJoin(teams, eq(teams.id, leagues.championTeamId))
    .where(eq(leagues.tenantId, scope.tenantId));
  expect(champion).toEqual({ code: 'SAV' });
  expect((await importFolder()).counts).toMatchObject({ unchanged: 4, failed: 0 });
});

test('people of the same id are one person in two competitions', async () => {
  await writeFolderOfGame(1, answers);
  await importFolder();
  folder = `${folder}-cup`;
  await writeFolderOfGame(1, { ...answers, Header: header({ Competition: 'EUROCUP 2022-23' }) });
  await importFolder();
  expect(await bench.database.db.$count(leagues, eq(leagues.tenantId, scope.tenantId))).toBe(2);
  const players = await scope.db.select().from(people).where(eq(people.tenantId, scope.tenantId));
  expect(players.filter(({ externalIds }) => externalIds.includes('euroleague:P11'))).toHaveLength(1);
});

test('a broken line is named and the other games go on', async () => {
  const lines = (data: unknown) => [1, 2, 3].map((gamecode) => JSON.stringify({ gamecode, data }));
  const [first, , third] = lines(header());
  await bench.file(`${folder}/Header.jsonl`, [first, '{"gamecode": 2, "data": {', third].join('\n'));
  await bench.file(`${folder}/Boxscore.jsonl`, lines(boxscore()).join('\n'));
  await bench.file(`${folder}/PlaybyPlay.jsonl`, lines(plays).join('\n'));
  const { counts, told } = await importFolder();
  expect(counts).toMatchObject({ created: 2, failed: 1 });
  expect(told.problems).toEqual([expect.stringMatching(/Header\.jsonl, line 2: this is not JSON; .+/)]);
});

test('a packed file that is cut off stops the reading there, in one line; what was read stays', async () => {
  const noise = () => Array.from({ length: 30_000 }, () => Math.random().toString(36)).join('');
  const lines = (data: object) => [1, 2, 3].map((gamecode) => ({ gamecode, data: { ...data, noise: noise() } }));
  await writeLines({ Header: lines(header()), Boxscore: lines(boxscore()), PlaybyPlay: lines(plays) });
  const packed = path.join(bench.folder, folder, 'PlaybyPlay.jsonl.gz');
  const bytes = await readFile(packed);
  await writeFile(packed, bytes.subarray(0, bytes.length / 2));
  const { counts, told } = await importFolder();
  expect(counts).toMatchObject({ created: 1, failed: 1 });
  expect(told.problems).toEqual([expect.stringMatching(/PlaybyPlay\.jsonl\.gz: the gzip file is cut off; .+/)]);
});

test('a game without play-by-play is refused and nothing is made of it', async () => {
  await writeFolderOfGame(5, { Header: header(), Boxscore: boxscore() });
  const { counts, told } = await importFolder();
  expect(counts).toMatchObject({ created: 0, failed: 1 });
  expect(told.problems).toEqual([expect.stringContaining('game 5: it has no PlaybyPlay')]);
  expect(await bench.database.db.$count(games, eq(games.tenantId, scope.tenantId))).toBe(0);
});

test('a folder of something else is refused', async () => {
  await bench.file(`${folder}/notes.json`, {});
  await expect(importFolder()).rejects.toThrow('it holds no answers of the EuroLeague live API');
});
