import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionalStats, type Stat, statRules } from '#lib/basketball/statistics.ts';
import { importBoxScores } from '#server/feeds/box-scores/import-box-scores.ts';
import { exportBoxScores } from '#server/feeds/export/export-box-scores.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';
import { readWebsite } from './support/read-website.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

const fixtures = [
  'season,league,id,round,date,home,home_score,away,away_score',
  '2025/26,Liga,501,1,2025-10-04,Sava,2,Drava,4',
  '2025/26,Liga,502,2,2025-10-11,Sava,12,Drava,14',
].join('\n');

const columns = optionalStats.map((stat) => statRules[stat].csv);
const isTime = (stat: Stat) => statRules[stat].kind === 'time';
const lineOf = (value: (stat: Stat) => unknown) => Object.fromEntries(optionalStats.map((stat) => [stat, value(stat)]));
const [unrecorded, recorded] = [lineOf(() => null), lineOf((stat) => (isTime(stat) ? 1_200_000 : 2))];

/** Of two games of the same teams the first has none of the optional statistics, the second has all. */
async function importTwoGames() {
  const tenant = await bench.tenant();
  const { report } = listeningReport();
  await importFixtures(tenant, { file: await bench.file('fixtures.csv', fixtures), league }, report);
  const line = (game: string, side: string, name: string, points: number, numbers: readonly string[]) =>
    ['2025/26,Liga', game, side, name, points, ...numbers].join(',');
  const header = ['season,league,game,side,name,points', ...columns].join(',');
  const numbers = optionalStats.map((stat) => (isTime(stat) ? '20:00' : '2'));
  const withFreeThrows = numbers.map((number, index) =>
    optionalStats[index]?.startsWith('freeThrows') ? '4' : number,
  );
  const none = numbers.map(() => '');
  const lines = [
    header,
    line('501', 'home', 'Ana Kos', 2, none),
    line('501', 'away', 'Iva Novak', 4, none),
    line('502', 'home', 'Ana Kos', 12, numbers),
    line('502', 'away', 'Iva Novak', 14, withFreeThrows),
  ];
  const files = [await bench.file('box.csv', lines.join('\n'))];
  expect(await importBoxScores(tenant, { files }, report)).toMatchObject({ created: 2, failed: 0 });
  return tenant;
}

test('a statistic that a game did not record is null there, and in sums only the games count that did', async () => {
  const tenant = await importTwoGames();
  const { items } = await readWebsite(bench, tenant, 'players/ana-kos/games');
  expect(items.map(({ line }: { line: object }) => line)).toMatchObject([recorded, unrecorded]);
  const boxes = await Promise.all(
    items.map(({ game }: { game: { id: string } }) => readWebsite(bench, tenant, `games/${game.id}/box-score`)),
  );
  const ofTeam = boxes.map(({ boxScore }) => boxScore.home.totals);
  expect(ofTeam).toMatchObject([{ ...recorded, plusMinus: -2 }, unrecorded]);

  const career = await readWebsite(bench, tenant, 'players/ana-kos/career');
  expect(career.seasons[0]).toMatchObject({ games: 2, totals: { points: 14, ...recorded } });
  expect(career.totals[0]).toMatchObject({ games: 2, totals: { points: 14, ...recorded } });
});

test('files that are exported have an empty cell where it was not recorded', async () => {
  const tenant = await importTwoGames();
  const [header = '', ...lines] = (await exportBoxScores(tenant, {})).split('\n');
  const names = header.split(',');
  const cellsOf = (game: string) => {
    const cells = lines.find((line) => line.includes(`,${game},player,home,`))?.split(',') ?? [];
    return columns.map((column) => cells[names.indexOf(column)]);
  };
  expect(cellsOf('501')).toEqual(columns.map(() => ''));
  expect(cellsOf('502')).toEqual(optionalStats.map((stat) => (isTime(stat) ? '20:00' : '2')));
});
