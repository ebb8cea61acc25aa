import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { games } from '#server/db/schema/games.ts';
import { importEuroleague } from '#server/feeds/euroleague/import-euroleague.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { boxscore, play, playByPlay } from '#tests/unit/lib/basketball/rules/euroleague-responses.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';

let bench: ImportBench;
let tenant: Awaited<ReturnType<ImportBench['tenant']>>;
let folder: string;
let number = 0;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

beforeEach(async () => {
  tenant = await bench.tenant();
  number += 1;
  folder = `answers-${number}`;
  for (const endpoint of ['Boxscore', 'PlaybyPlay'])
    await mkdir(path.join(bench.folder, folder, endpoint), { recursive: true });
  const plays = playByPlay({
    FirstQuarter: [play('BP'), play('D', 'SAV', 'P11', '09:30')],
    ForthQuarter: [play('EG')],
  });
  await bench.file(`${folder}/Boxscore/7.json.gz`, boxscore());
  await bench.file(`${folder}/PlaybyPlay/7.json.gz`, plays);
});

async function importFolder() {
  const { report, told } = listeningReport();
  const input = { folder: path.join(bench.folder, folder), timeZone: 'Europe/Belgrade' };
  const { agreed, ...counts } = await importEuroleague(tenant, input, report);
  return { counts, told };
}

const storedGames = () => tenant.db.select().from(games).where(eq(games.tenantId, tenant.tenantId));

const scheduled = {
  gameCode: 7,
  season: { name: 'EuroLeague 2024-25' },
  phaseType: { alias: 'REGULAR SEASON' },
  round: 3,
  localDate: '2024-10-17T21:15:00',
  utcDate: '2024-10-17T18:15:00Z',
  local: { club: { name: 'Sava' }, score: 0 },
  road: { club: { name: 'Drava' }, score: 0 },
  venue: { name: 'HALA SAVA' },
};

test('the schedule of the newer API supplies the fixtures of games without a header, at the venue’s local time', async () => {
  await bench.file(`${folder}/schedule.json`, { data: [scheduled] });
  expect((await importFolder()).counts).toMatchObject({ created: 1, failed: 0 });
  const [game] = await storedGames();
  expect(game).toMatchObject({ tipOffDate: '2024-10-17', timeZone: 'Europe/Athens', coverage: 'log' });
  expect(game?.tipOffAt?.toISOString()).toBe('2024-10-17T18:15:00.000Z');
});

test('a schedule that is something else is named', async () => {
  await bench.file(`${folder}/schedule.json`, { data: [{ gameCode: 7 }] });
  await expect(importFolder()).rejects.toThrow(/schedule\.json: this is not the answer of the schedule API/);
});

test('without header and schedule, a fixture of other teams with the same gamecode is left alone', async () => {
  const list =
    'season,league,id,date,home,home_score,away,away_score\n2022-23,EuroLeague,7,2022-10-13,Mura,80,Krka,70\n';
  const file = await bench.file('fixtures.csv', list);
  await importFixtures(tenant, { file, league }, listeningReport().report);
  const { counts, told } = await importFolder();
  expect(counts).toMatchObject({ created: 0, changed: 0, failed: 1 });
  expect(told.problems[0]).toContain('but the fixture is Mura – Krka');
  expect(await storedGames()).toMatchObject([{ homeScore: 80, coverage: 'score' }]);
});
