import { beforeEach, expect, test, vi } from 'vitest';
import { markTags } from '#server/changes/change-listeners.ts';
import { createTagChanges } from '#server/changes/tag-changes.ts';
import { withRevalidation } from '#server/web/revalidate.ts';
import { serve } from './serve.ts';

const secret = 'a secret of at least thirty-two letters';

beforeEach(() => {
  vi.stubEnv('REVALIDATE_SECRET', secret);
  return () => vi.unstubAllEnvs();
});

async function revalidate(changes: ReturnType<typeof createTagChanges>, body: object, token = secret) {
  const origin = await serve(() => withRevalidation((_, response) => void response.end('page'), markTags(changes)));
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${origin}/revalidate`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

test('tags that another program tells of have changed, and no others', async () => {
  const changes = createTagChanges();
  expect(await revalidate(changes, { tags: ['team:1'] })).toBe(204);
  expect([changes.changedSince(['team:1'], 0), changes.changedSince(['team:2'], 0)]).toEqual(['other', 'none']);
});

test('all has changed where a program says so, and changes are received no more than before', async () => {
  const changes = createTagChanges();
  changes.disconnect();
  expect(await revalidate(changes, { everything: true })).toBe(204);
  expect([changes.isConnected, changes.markedSince(['team:1'], 0)]).toEqual([false, 'other']);
});

test.each([
  ['without the secret', { everything: true }, 'a guess', 401],
  ['with no tags', { tags: 'team:1' }, secret, 400],
])('%s nothing changes', async (_, body, token, status) => {
  const changes = createTagChanges();
  expect(await revalidate(changes, body, token)).toBe(status);
  expect(changes.position).toBe(0);
});
