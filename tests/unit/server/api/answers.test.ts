import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnswerRequest, createAnswerCache } from '#server/api/answers.ts';
import { type ChangeCounts, createChangeCounts } from '#server/changes/change-counts.ts';

let changes: ChangeCounts;
let answers: ReturnType<typeof createAnswerCache>;
const request: AnswerRequest = { tenantId: 'one', key: 'standings', seconds: 30, noCache: false };

beforeEach(() => {
  vi.useFakeTimers();
  changes = createChangeCounts();
  answers = createAnswerCache(changes);
});
afterEach(() => void vi.useRealTimers());

const ask = async (value: string, asked: Partial<AnswerRequest> = {}): Promise<string> =>
  JSON.parse((await answers({ ...request, ...asked }, async () => value)).body.toString());

it('answers the same request of the same tenant from memory', async () => {
  expect(await ask('first')).toBe('first');
  expect(await ask('second')).toBe('first');
  expect(await ask('other tenant', { tenantId: 'other' })).toBe('other tenant');
  expect(await ask('other request', { key: 'games' })).toBe('other request');
});

it('caches a response no longer than its policy says', async () => {
  await ask('old', { seconds: 2 });
  vi.advanceTimersByTime(1900);
  expect(await ask('new', { seconds: 2 })).toBe('old');
  vi.advanceTimersByTime(200);
  expect(await ask('new', { seconds: 2 })).toBe('new');
});

it('forgets what it has of a tenant when something of it changes', async () => {
  await ask('mine');
  await ask('theirs', { tenantId: 'other' });
  changes.add('one');
  expect(await ask('new')).toBe('new');
  expect(await ask('new', { tenantId: 'other' })).toBe('theirs');
});

it('computes once for concurrent requests', async () => {
  const make = vi.fn(async () => 'made');
  const all = await Promise.all([answers(request, make), answers(request, make), answers(request, make)]);
  expect(make).toHaveBeenCalledOnce();
  expect(new Set(all).size).toBe(1);
});

it('caches no response that was begun before a change', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const early = answers(request, () => promise);
  changes.add('one');
  expect(await ask('new')).toBe('new');
  resolve('old');
  expect(JSON.parse((await early).body.toString())).toBe('old');
  expect(await ask('newer')).toBe('new');
});

it('caches no failure', async () => {
  const fail = async () => {
    throw new Error('away');
  };
  await expect(answers(request, fail)).rejects.toThrow('away');
  expect(await ask('back')).toBe('back');
});

it('bypasses the cache on request, and does not cache that response', async () => {
  await ask('kept');
  expect(await ask('fresh', { noCache: true })).toBe('fresh');
  expect(await ask('later')).toBe('kept');
});

it('caches nothing while changes are not received, and serves nothing old afterwards', async () => {
  await ask('old');
  changes.disconnect();
  expect(await ask('deaf')).toBe('deaf');
  expect(await ask('still deaf')).toBe('still deaf');
  changes.reconnect();
  expect(await ask('new')).toBe('new');
  expect(await ask('newer')).toBe('new');
});

it('holds at most 32 MB: the least recently used entry is evicted', async () => {
  const long = 'x'.repeat(1024 * 1024);
  await ask('first');
  for (let number = 0; number < 40; number += 1) {
    await ask('hot', { key: 'asked for all the time' });
    await ask(long, { key: `made up ${number}` });
  }
  expect(await ask('new')).toBe('new');
  expect(await ask('new', { key: 'asked for all the time' })).toBe('hot');
});
