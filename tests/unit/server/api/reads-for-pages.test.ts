import { expect, test } from 'vitest';
import { createReadsForPages } from '#server/api/reads-for-pages.ts';
import type { Read } from '#server/db/replica.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';

const read: Read = (work) => work({} as Queryable);

test('reads for pages run one after the other, and an error gives the turn on', async () => {
  const reads = createReadsForPages(read, 1, 60_000);
  const started: string[] = [];
  const gate = Promise.withResolvers<string>();
  const first = reads(() => {
    started.push('first');
    return gate.promise;
  });
  const second = reads(() => {
    started.push('second');
    throw new Error('broken at once');
  });
  const third = reads(async () => {
    started.push('third');
    return 'answer';
  });
  await Promise.resolve();
  expect(started).toEqual(['first']);
  gate.resolve('slow answer');
  expect(await first).toBe('slow answer');
  await expect(second).rejects.toThrow('broken at once');
  expect(await third).toBe('answer');
});

test('as many run at once as there are processes', async () => {
  const reads = createReadsForPages(read, 2, 60_000);
  const gate = Promise.withResolvers<void>();
  const waiting = reads(() => gate.promise);
  expect(await reads(async () => 'answer')).toBe('answer');
  gate.resolve();
  await waiting;
});

test('a slow read holds up no others, and is still answered', async () => {
  const reads = createReadsForPages(read, 1, 1);
  const gate = Promise.withResolvers<string>();
  const slow = reads(() => gate.promise);
  expect(await reads(async () => 'answer')).toBe('answer');
  gate.resolve('slow answer');
  expect(await slow).toBe('slow answer');
});
