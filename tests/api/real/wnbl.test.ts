import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImportBench, openImportBench } from '#tests/api/import/support/import-bench.ts';
import { readWebsite } from '#tests/api/import/support/read-website.ts';
import { missingSharedData } from '#tests/setup/shared-data.ts';
import { readCsv } from '#tests/unit/lib/basketball/standings/support/read-csv.ts';
import { importBoxes, importList } from './import-csv.ts';

const file = (kind: string, year: string) => `wnbl-history/${kind}_box_scores_${year}.csv.gz`;
const missing = missingSharedData(file('team', '2020'));

describe.skipIf(missing)(`a WNBL season from box scores${missing ? ` (${missing})` : ''}`, () => {
  let bench: ImportBench;
  let read: (path: string) => ReturnType<typeof readWebsite>;
  beforeAll(async () => {
    bench = await openImportBench();
    const tenant = await bench.tenant();
    const here = { bench, tenant };
    read = (path) => readWebsite(bench, tenant, path);
    await importList(here, { file: file('team', '2020'), map: file('team', '2014') });
    const players = await importBoxes(here, { file: file('detailed', '2020'), map: file('detailed', '2014') });
    expect(players).toMatchObject({ counts: { created: 56, failed: 0 }, told: { problems: [] } });
    const totals = await importBoxes(here, { file: file('team', '2020'), map: `${file('team', '2014')} (totals)` });
    expect(totals).toMatchObject({ counts: { changed: 56, failed: 0 }, told: { problems: [] } });
  }, 120_000);
  afterAll(() => bench?.close());

  test('every team has the wins, points and rebounds of the source', async () => {
    const lines = readCsv(file('team', '2020'));
    const { tables } = await read('seasons/2020/leagues/wnbl/standings');
    for (const { team, won, lost, pointsFor, form } of tables[0].rows) {
      const own = lines.filter((line) => line('team_name') === team.name);
      const wins = own.filter((line) => line('team_result') === 'W').length;
      const points = own.reduce((sum, line) => sum + Number(line('points_total')), 0);
      expect([team.name, won, lost, pointsFor]).toEqual([team.name, wins, own.length - wins, points]);
      expect(form).toEqual([]);
    }
  });

  test('team rebounds are what the printed sum has more than the players', async () => {
    const { items } = await read('seasons/2020/leagues/wnbl/games?limit=1');
    const { boxScore } = await read(`games/${items[0].id}/box-score`);
    const players = boxScore.home.players.reduce(
      (sum: number, { line }: { line: Record<string, number> }) => sum + (line.offensiveRebounds ?? 0),
      0,
    );
    const { totals, teamEntries } = boxScore.home;
    expect(totals.offensiveRebounds).toBe(players + teamEntries.offensiveRebounds);
    expect(boxScore.home.players.filter(({ starter }: { starter: boolean }) => starter)).toHaveLength(5);
  });
});
