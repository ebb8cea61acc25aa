import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importEuroleague } from '#server/feeds/euroleague/import-euroleague.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { missingSharedData, sharedData } from '#tests/setup/shared-data.ts';
import { readCsv } from '#tests/unit/lib/basketball/standings/support/read-csv.ts';
import { exampleMap } from '#tests/unit/server/feeds/fixtures/support/example-map.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';
import { readWebsite } from './support/read-website.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

type Tenant = Awaited<ReturnType<ImportBench['tenant']>>;
type Row = Record<'rank' | 'won' | 'lost' | 'difference', number> & {
  team: { name: string; code: string };
  reason: { rounds: { teams: string[]; steps: { criterion: unknown; decided: boolean }[] }[] } | null;
};

async function readTable(tenant: Tenant, path: string): Promise<Row[]> {
  const { tables } = await readWebsite(bench, tenant, `${path}/standings`);
  expect(tables).toHaveLength(1);
  return tables[0].rows;
}

/** Criteria that decided ties, by how many teams. */
const deciding = (rows: readonly Row[]) =>
  rows.flatMap(({ reason }) =>
    (reason?.rounds ?? []).flatMap(({ steps }) =>
      steps.filter(({ decided }) => decided).map(({ criterion }) => criterion),
    ),
  );

const aba = 'aba-league/results.csv';
const missingAba = missingSharedData(aba);
describe.skipIf(missingAba)(`an imported ABA League${missingAba ? ` (${missingAba})` : ''}`, () => {
  test('has the official table of 2021/22, and last of all the team that was expelled in 2020/21', async () => {
    const tenant = await bench.tenant();
    const map = await bench.file('aba.json', exampleMap(aba).text);
    await importFixtures(tenant, { file: sharedData(aba), map, league }, listeningReport().report);

    const rows = await readTable(tenant, 'seasons/2021-22/leagues/aba-league');
    const official = readCsv('aba-league/official-table-2021-22.csv');
    expect(rows.map(({ team, rank, won, lost, difference }) => [rank, team.name, won, lost, difference])).toEqual(
      official.map((read) => [
        Number(read('position')),
        read('team'),
        Number(read('wins')),
        Number(read('losses')),
        Number(read('diff')),
      ]),
    );
    expect(deciding(rows)).toContainEqual({ kind: 'classification-points', scope: 'head-to-head' });
    const expelled = (await readTable(tenant, 'seasons/2020-21/leagues/aba-league')).at(-1);
    expect(expelled).toMatchObject({ rank: 14, team: { name: 'Koper Primorska' }, lost: 26, difference: -520 });
  });
});

const euroleague = 'euroleague-2022-23';
const missingEuroleague = missingSharedData(euroleague);
describe.skipIf(missingEuroleague)(
  `an imported EuroLeague${missingEuroleague ? ` (${missingEuroleague})` : ''}`,
  () => {
    const official = () =>
      readCsv(`${euroleague}/official-table.csv`).map((read) => [
        Number(read('position')),
        read('code'),
        Number(read('wins')),
        Number(read('losses')),
      ]);
    const placesOf = (rows: readonly Row[]) => rows.map(({ team, rank, won, lost }) => [rank, team.code, won, lost]);
    const table = 'seasons/2022-23/leagues/euroleague';

    test('has the published places when it comes from the live API', { timeout: 240_000 }, async () => {
      const tenant = await bench.tenant();
      const input = { folder: sharedData(euroleague), timeZone: 'Europe/Berlin' };
      const { failed } = await importEuroleague(tenant, input, listeningReport().report);
      expect(failed).toBe(0);
      const rows = await readTable(tenant, table);
      expect(placesOf(rows)).toEqual(official());
      expect(deciding(rows)).toContainEqual({ kind: 'difference', scope: 'head-to-head' });
    });

    test.each([
      ['with the points of each period', (map: object) => map],
      ['with no more than the number of overtimes', withoutPeriods],
    ])('has the published places when it comes from a list %s', async (_, change) => {
      const tenant = await bench.tenant();
      const map = await bench.file('euroleague.json', change(JSON.parse(exampleMap(`${euroleague}/results.csv`).text)));
      const file = sharedData(`${euroleague}/results.csv`);
      const { report, told } = listeningReport();
      await importFixtures(tenant, { file, map, league: { ...league, standingsProfile: 'euroleague' } }, report);
      expect(told.problems).toEqual([]);
      expect(placesOf(await readTable(tenant, table))).toEqual(official());
    });
  },
);

type FeedMap = { columns: Record<string, string>; patterns?: object };

function withoutPeriods({ columns, ...map }: FeedMap): object {
  const left = Object.entries(columns).filter(([column]) => !/^(home|away)_(q\d|ot)$/.test(column));
  return {
    ...map,
    columns: { ...Object.fromEntries(left), overtimes: columns.home_ot },
    patterns: {
      ...map.patterns,
      overtimes: [
        ['^0?$', '0'],
        ['.', '1'],
      ],
    },
  };
}
