import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

const level = '2025/26,Liga,1,regular,,,,1,,A,70,B,70,';
const leg = (series: string) => `2025/26,Liga,2,playoff,Semi-finals,${series},,,2026-05-01,A,75,B,75,`;

test('a list is told of a level score, unless the league has points for a draw', async () => {
  expect((await liga.refuseLines(/:2: a final score of 70–70 has no winner/, level)).counts).toMatchObject({
    failed: 1,
  });
  await liga.setPlayoffs('standings: { points: { win: 3, loss: 0, draw: 1, default: 0 } }');
  expect((await liga.importLines(level)).counts).toMatchObject({ created: 1, failed: 0 });
});

test('a leg may end level by the format of the list or of the league, a game of another series may not', async () => {
  await liga.refuseLines(/has no winner/, leg('best-of-3'));
  await liga.refuseLines(/has no winner/, leg(''));
  await liga.setPlayoffs('playoffs: { rounds: { Semi-finals: { series: two-legs } } }');
  expect((await liga.importLines(leg(''))).counts).toMatchObject({ created: 1 });
  liga = await openLiga(bench);
  expect((await liga.importLines(leg('two-legs'))).counts).toMatchObject({ created: 1 });
});
