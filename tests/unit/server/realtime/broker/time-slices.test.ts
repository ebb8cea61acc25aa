import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createTimeSlices } from '#server/realtime/broker/time-slices.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

test('work is done in its order', async () => {
  const inTurn = createTimeSlices();
  const done: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const number of [1, 2, 3]) inTurn(() => done.push(number));
  inTurn(resolve);
  await promise;
  expect(done).toEqual([1, 2, 3]);
});

test('what was done is let go of while other work waits', async () => {
  const inTurn = createTimeSlices();
  const addMessage = () => {
    const message = { text: 'long' };
    inTurn(() => void message.text);
    return new WeakRef(message);
  };
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const message = addMessage();
  inTurn(() => {
    collectGarbage();
    resolve(message.deref());
  });
  expect(await promise).toBeUndefined();
});
