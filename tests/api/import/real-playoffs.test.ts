import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayoffRound } from '#lib/api/contract/playoff.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { getPlayoff } from '#server/league/playoff/get.ts';
import { missingSharedData, sharedData } from '#tests/setup/shared-data.ts';
import { exampleMap } from '#tests/unit/server/feeds/fixtures/support/example-map.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

/** Imports a fixture list; the answer reads the playoffs of one of its seasons, or of the only one. */
async function importSeasons(file: string) {
  const scope = await bench.tenant();
  const map = await bench.file(`${file.replaceAll('/', '-')}.json`, exampleMap(file).text);
  await importFixtures(scope, { file: sharedData(file), map, league }, listeningReport().report);
  const [imported] = await scope.db
    .select({ season: seasons.slug, league: leagues.slug })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, leagues));
  if (!imported) throw new Error(`${file} brought no league`);
  const reading = { ...scope, host: 'league.test', locale: 'en', fallbackLocale: 'en' } as const;
  return async (season = imported.season) => (await getPlayoff(reading, { ...imported, season })).rounds;
}

const seriesOf = (rounds: readonly PlayoffRound[]) =>
  rounds.map(({ duels }) =>
    duels.map(({ home, away, wins }) => `${home.team?.name} ${wins.home}–${wins.away} ${away.team?.name}`),
  );

const aba = 'aba-league/results.csv';

describe.skipIf(missingSharedData(aba))('the playoffs of the ABA League', () => {
  let read: (season?: string) => Promise<PlayoffRound[]>;
  beforeAll(async () => {
    read = await importSeasons(aba);
  });

  test('had two semi-finals and a final of five games in 2020/21', async () => {
    expect(seriesOf(await read('2020-21'))).toEqual([
      ['Crvena zvezda Meridianbet 2–1 Igokea m:tel', 'Budućnost VOLI 2–0 Mornar-Barsko zlato'],
      ['Crvena zvezda Meridianbet 3–2 Budućnost VOLI'],
    ]);
  });

  test('let the first two of the table enter in the semi-finals of 2021/22', async () => {
    const rounds = await read('2021-22');
    const semifinals = rounds[1]?.duels ?? [];
    expect(seriesOf(rounds)[2]).toEqual(['Crvena zvezda Meridianbet 3–2 Partizan Mozzart Bet']);
    expect(semifinals.map(({ home, away }) => [home.isBye, away.isBye])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(rounds[0]?.duels.map(({ next }) => next)).toEqual(semifinals.map(({ id }) => id));
  });

  test('crowned Partizan in the fifth game of the final of 2022/23, and no line of the tree crosses another', async () => {
    const rounds = await read('2022-23');
    expect(seriesOf(rounds).at(-1)).toEqual(['Partizan Mozzart Bet 3–2 Crvena zvezda Meridianbet']);
    expect(rounds[2]?.duels[0]).toMatchObject({
      format: { kind: 'best-of', of: 5 },
      winner: 'home',
      decidedBy: 'wins',
    });
    const [quarterfinals = [], semifinals = []] = rounds.map(({ duels }) => duels);
    expect(quarterfinals.map(({ next }) => semifinals.findIndex(({ id }) => id === next))).toEqual([0, 0, 1, 1]);
  });
});

const nbl = 'livestats-nbl-2021-22/season-results.csv';

test.skipIf(missingSharedData(nbl))('the finals of the NBL 2021/22 were won by Sydney without a loss', async () => {
  const rounds = await (await importSeasons(nbl))();
  expect(seriesOf(rounds)).toEqual([
    ['Illawarra Hawks 0–2 Sydney Kings', 'Melbourne United 1–2 Tasmania JackJumpers'],
    ['Sydney Kings 3–0 Tasmania JackJumpers'],
  ]);
});
