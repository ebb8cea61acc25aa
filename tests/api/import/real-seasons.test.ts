import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { mergeSummaries } from '#server/feeds/agreement/agreement-summary.ts';
import { importEuroleague } from '#server/feeds/euroleague/import-euroleague.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { importLiveStats } from '#server/feeds/livestats/import-livestats.ts';
import type { GamesImported } from '#server/feeds/report/game-outcomes.ts';
import { importRosters } from '#server/feeds/rosters/import-rosters.ts';
import { missingSharedData, sharedData } from '#tests/setup/shared-data.ts';
import { exampleMap } from '#tests/unit/server/feeds/fixtures/support/example-map.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

const season = 'livestats-nbl-2021-22';
const mapOf = (file: string) => bench.file(`${file.replaceAll('/', '-')}.json`, exampleMap(file).text);
const summaryOf = ({ agreed }: GamesImported) => mergeSummaries(agreed.map(({ agreement }) => agreement.summary));

describe.skipIf(missingSharedData(season))(`a league season of LiveStats files (${season})`, () => {
  test('every game goes into its fixture and agrees with the official box scores', async () => {
    const scope = await bench.tenant();
    const { report, told } = listeningReport();
    const file = `${season}/season-results.csv`;
    const fixtures = { file: sharedData(file), map: await mapOf(file), league: { ...league, standingsProfile: 'nbl' } };
    expect(await importFixtures(scope, fixtures, report)).toMatchObject({ created: 148, failed: 0 });

    const paths = [sharedData(`${season}/games`), sharedData(`${season}/games-gz`)];
    const first = await importLiveStats(scope, { paths, clue: {} }, report);
    expect(first).toMatchObject({ created: 94, failed: 1 });
    expect(told.problems).toEqual([expect.stringContaining('1999318.json: there is no fixture')]);
    const createMissing = { timeZone: 'Australia/Melbourne' };
    expect(await importLiveStats(scope, { paths, clue: {}, createMissing }, report)).toMatchObject({
      created: 1,
      unchanged: 94,
    });

    const again = await importLiveStats(scope, { paths, clue: {} }, report);
    expect(again).toMatchObject({ created: 0, changed: 0, unchanged: 95, failed: 0 });
    const summary = summaryOf(again);
    expect(summary).toMatchObject({ score: { agree: 95, of: 95 }, periods: { agree: 95, of: 95 } });
    expect(await champions(scope)).toEqual([{ season: '2021-22', champion: 'Sydney Kings' }]);
    expect(summary.teamTotals.agree).toBe(summary.teamTotals.of);
    expect(summary.playerLines).toEqual({ agree: 2275, of: 2276 });
    expect(summary.minutes.withinSecond).toBeGreaterThanOrEqual(2275);
    expect(await importFixtures(scope, fixtures, report)).toMatchObject({ changed: 0, unchanged: 148 });
  });
});

describe.skipIf(missingSharedData('euroleague-2022-23/sample'))('games of the EuroLeague live API', () => {
  test('the sample agrees with the official box scores in every line', async () => {
    const { report } = listeningReport();
    const input = { folder: sharedData('euroleague-2022-23/sample'), timeZone: 'Europe/Berlin' };
    const result = await importEuroleague(await bench.tenant(), input, report);
    expect(result).toMatchObject({ created: 3, failed: 0 });
    const { score, playerLines } = summaryOf(result);
    expect([score.agree, playerLines.agree]).toEqual([score.of, playerLines.of]);
  });
});

const champions = (scope: TenantScope) =>
  scope.db
    .select({ season: seasons.name, champion: teams.name })
    .from(leagues)
    .innerJoin(seasons, eq(seasons.id, leagues.seasonId))
    .leftJoin(teams, eq(teams.id, leagues.championTeamId))
    .where(eq(leagues.tenantId, scope.tenantId))
    .orderBy(seasons.name);

describe.each([
  ['aba-league/results.csv', 591, ['Crvena zvezda Meridianbet', 'Crvena zvezda Meridianbet', 'Partizan Mozzart Bet']],
  ['slovenian-league/results.csv', 467, ['Cedevita Olimpija', 'Cedevita Olimpija', 'Cedevita Olimpija']],
  ['nbl-history/matches-1979-2022.csv.gz', 7408, null],
])('the results of %s', (file, count, official) => {
  test.skipIf(missingSharedData(file))(
    'come in through their map with their champions, and a second time change nothing',
    async () => {
      const scope = await bench.tenant();
      // The planner knows other tenants only, as at a first import beside them.
      await bench.database.db.execute(sql`analyze`);
      const { report } = listeningReport();
      const input = { file: sharedData(file), map: await mapOf(file), league };
      expect(await importFixtures(scope, input, report)).toMatchObject({ created: count, failed: 0 });
      if (official) expect((await champions(scope)).map(({ champion }) => champion)).toEqual(official);
      expect(await importFixtures(scope, input, report)).toMatchObject({ created: 0, changed: 0, unchanged: count });
    },
  );
});

const rosters = 'fiba-world-cup-2019/FIBA-WBC19-rosters.csv';
test.skipIf(missingSharedData(rosters))('the rosters of a world cup come in with every player once', async () => {
  const scope = await bench.tenant();
  const { report } = listeningReport();
  const input = { file: sharedData(rosters), map: await mapOf(rosters), league };
  expect(await importRosters(scope, input, report)).toMatchObject({ created: 384, failed: 0 });
  expect(await importRosters(scope, input, report)).toMatchObject({ unchanged: 384 });
});
