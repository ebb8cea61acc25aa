import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createInterner } from '#server/page-cache/store/interner.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function usedMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

test('long texts that only one page has do not stay in memory', () => {
  const { list } = createInterner();
  const before = usedMegabytes();
  for (let number = 0; number < 50_000; number += 1) list([Buffer.alloc(1000, `${number} `).toString('latin1')]);
  expect(usedMegabytes() - before).toBeLessThan(20);
  expect(list(['kept'])).toEqual(['kept']);
});
