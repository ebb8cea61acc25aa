import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { games } from '#server/db/schema/games.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { mergeGames } from '#server/league/game/merge.ts';
import { renameGame } from '#server/league/game/rename.ts';
import { type ImportBench, league, openImportBench } from '#tests/api/import/support/import-bench.ts';
import { listeningReport } from '#tests/api/import/support/listening-report.ts';

let bench: ImportBench;
let scope: TenantScope & { host: string };
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  scope = await bench.tenant();
  await importGames('g1', 'g2');
});

async function importGames(first: string, second: string) {
  const text = [
    'season,league,id,round,date,home,away',
    `2025/26,Liga,${first},1,2025-10-04,Sava,Drava`,
    `2025/26,Liga,${second},2,2025-10-11,Drava,Sava`,
  ].join('\n');
  const file = await bench.file('fixtures.csv', text);
  return importFixtures(scope, { file, league }, listeningReport().report);
}

const stored = async () => {
  const rows = await scope.db.select().from(games).where(eq(games.tenantId, scope.tenantId)).orderBy(games.tipOffDate);
  return rows.map(({ id, slug, externalIds }) => ({ id, slug, externalIds }));
};

test('a game under a new id is the one that a list with that id means, at its former address', async () => {
  const [game] = await stored();
  expect(await renameGame(scope, game?.id ?? '', ' 501 ')).toEqual({ from: 'g1', to: '501' });
  expect((await stored())[0]).toEqual({ ...game, externalIds: ['fixture:501'] });
  expect(await importGames('501', 'g2')).toMatchObject({ created: 0, unchanged: 2 });
  expect(await renameGame(scope, game?.id ?? '', '501')).toBeNull();
});

test('of several ids of a game the one by which it is named is replaced', async () => {
  const [first, second] = await stored();
  await mergeGames(scope, first?.id ?? '', second?.id ?? '');
  await expect(renameGame(scope, first?.id ?? '', 'x')).rejects.toThrow('the ids g1, g2. Name it by the one');
  expect(await renameGame(scope, first?.id ?? '', 'x', 'g2')).toEqual({ from: 'g2', to: 'x' });
  expect((await stored()).map(({ externalIds }) => externalIds)).toEqual([['fixture:g1', 'fixture:x']]);
});

test('an empty id, that of another game, and a game of another tenant are refused, and nothing changes', async () => {
  const before = await stored();
  const [first, second] = before.map(({ id }) => id);
  await expect(renameGame(scope, first ?? '', ' ')).rejects.toThrow('The new id is empty.');
  await expect(renameGame(scope, first ?? '', 'g2')).rejects.toThrow(`Game ${second} has the id "g2". Use games merge`);
  await expect(renameGame(scope, first ?? '', second ?? '')).rejects.toThrow('Use games merge');
  await expect(renameGame(await bench.tenant(), first ?? '', 'g3')).rejects.toThrow('There is no game');
  expect(await stored()).toEqual(before);
});
