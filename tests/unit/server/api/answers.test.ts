import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnswerRequest, createAnswerCache, type MakeAnswer } from '#server/api/answers.ts';
import { createTagChanges, type TagChanges } from '#server/changes/tag-changes.ts';

let changes: TagChanges;
let answers: ReturnType<typeof createAnswerCache>;
const request: AnswerRequest = { tenantId: 'one', key: 'standings', seconds: 30, noCache: false };

beforeEach(() => {
  vi.useFakeTimers();
  changes = createTagChanges();
  answers = createAnswerCache(changes);
});
afterEach(() => void vi.useRealTimers());

/** Makes a response that depends on its tenant. */
const making =
  (value: string | Promise<string>, tenantId = request.tenantId, ...more: string[]): MakeAnswer =>
  async (tags) => {
    for (const tag of [`config:${tenantId}`, ...more]) tags.add(tag);
    return value;
  };

const ask = async (value: string, asked: Partial<AnswerRequest> = {}): Promise<string> =>
  JSON.parse((await answers({ ...request, ...asked }, making(value, asked.tenantId))).body.toString());

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

it('forgets what depends on a changed tag, and nothing else', async () => {
  await ask('mine');
  await ask('theirs', { tenantId: 'other' });
  changes.mark(['config:one', 'league:1']);
  expect(await ask('new')).toBe('new');
  expect(await ask('new', { tenantId: 'other' })).toBe('theirs');
});

it('names the tags of a response, cached or not', async () => {
  const first = await answers(request, making('first', 'one', 'league:1'));
  expect(first.tags).toEqual(['config:one', 'league:1']);
  expect((await answers(request, making('second'))).tags).toEqual(['config:one', 'league:1']);
});

it('does not serve the old score of a running game', async () => {
  await answers(request, making('2:0', 'one', 'live:1'));
  changes.mark(['live:2']);
  expect(await ask('new')).toBe('2:0');
  changes.mark(['live:1']);
  expect(await ask('4:0')).toBe('4:0');
});

it('computes once for concurrent requests', async () => {
  const make = vi.fn(async () => 'made');
  const all = await Promise.all([answers(request, make), answers(request, make), answers(request, make)]);
  expect(make).toHaveBeenCalledOnce();
  expect(new Set(all).size).toBe(1);
});

it('caches no response that was begun before a change', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const early = answers(request, making(promise));
  changes.mark(['config:one']);
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
