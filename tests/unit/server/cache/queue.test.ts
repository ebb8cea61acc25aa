import { expect, test } from 'vitest';
import { createQueue } from '#server/cache/queue.ts';

test('work is done in its order, no more at once than allowed', async () => {
  const queue = createQueue(2);
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const started: number[] = [];
  const work = gates.map((gate, index) =>
    queue(async () => {
      started.push(index);
      await gate.promise;
      return index;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  gates[1]?.resolve();
  await work[1];
  await expect.poll(() => started).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(work)).toEqual([0, 1, 2, 3]);
});

test('work that fails makes room for the next', async () => {
  const queue = createQueue(1);
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue(async () => 'done')).toBe('done');
});
