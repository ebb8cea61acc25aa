import { expect, test } from 'vitest';
import { createBatchLookup } from '#server/realtime/admission/batch-lookup.ts';

function openLookup() {
  const asked: string[][] = [];
  const answers: PromiseWithResolvers<ReadonlyMap<string, string>>[] = [];
  const lookup = createBatchLookup((keys) => {
    asked.push(keys);
    const answer = Promise.withResolvers<ReadonlyMap<string, string>>();
    answers.push(answer);
    return answer.promise;
  });
  return { lookup, asked, answers };
}

test('what is asked while one query runs waits for the next, each key once', async () => {
  const { lookup, asked, answers } = openLookup();
  const first = lookup.find('a');
  const others = Promise.all([lookup.find('b'), lookup.find('c'), lookup.find('b')]);
  answers[0]?.resolve(new Map([['a', '1']]));
  expect(await first).toBe('1');
  await expect.poll(() => asked).toEqual([['a'], ['b', 'c']]);
  answers[1]?.resolve(new Map([['c', '3']]));
  expect(await others).toEqual([null, '3', null]);
  expect([lookup.known('a'), lookup.known('b'), lookup.known('d')]).toEqual(['1', null, undefined]);
  expect(await lookup.find('a')).toBe('1');
  expect(asked).toHaveLength(2);
});

test('a failure reaches those who wait, and the next ones are asked again', async () => {
  const { lookup, answers } = openLookup();
  const failing = lookup.find('a');
  answers[0]?.reject(new Error('no database'));
  await expect(failing).rejects.toThrow('no database');
  const again = lookup.find('a');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.resolve(new Map([['a', '1']]));
  expect(await again).toBe('1');
});

test('more keys than a database should be asked for are refused', async () => {
  const { lookup } = openLookup();
  const waiting = Array.from({ length: 21_001 }, (_, index) => lookup.find(String(index)));
  waiting.forEach((one) => void one.catch(() => undefined));
  await expect(waiting.at(-1)).rejects.toThrow('Too many lookups');
});
