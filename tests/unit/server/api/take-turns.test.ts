import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { takeTurns } from '#server/api/take-turns.ts';

test('calls run so many at once, in the order in which they came, and an error gives the turn on', async () => {
  const started: string[] = [];
  const gates = new Map<string, () => void>();
  const app = new Hono();
  app.use(takeTurns(2));
  app.get('/:name', async (c) => {
    const name = c.req.param('name');
    started.push(name);
    await new Promise<void>((resolve) => gates.set(name, resolve));
    if (name === 'a') throw new Error('broken');
    return c.text(name);
  });
  app.onError((_error, c) => c.text('error', 500));
  const answers = ['a', 'b', 'c', 'd'].map((name) => app.request(`/${name}`));
  await expect.poll(() => started).toEqual(['a', 'b']);
  gates.get('a')?.();
  expect((await answers[0])?.status).toBe(500);
  await expect.poll(() => started).toEqual(['a', 'b', 'c']);
  gates.get('b')?.();
  await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd']);
  gates.get('c')?.();
  gates.get('d')?.();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([500, 200, 200, 200]);
});
