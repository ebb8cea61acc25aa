import { expect, it } from 'vitest';
import { withFirstStart } from '#server/web/first-start.ts';
import { serve } from './serve.ts';

async function visit(path: string, isSetUp: boolean) {
  const origin = await serve(() =>
    withFirstStart(
      (_request, response) => void response.end('site'),
      async () => isSetUp,
    ),
  );
  const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
  return response.status === 200 ? await response.text() : `${response.status} ${response.headers.get('location')}`;
}

it.each([
  ['/', '307 /setup'],
  ['/sr/news/first?x=1', '307 /sr/setup'],
  ['/office', '307 /setup'],
  ['/setup', 'site'],
  ['/ru/setup', 'site'],
  ['/_next/static/chunk.js', 'site'],
])('leads %s to the set-up before there is a tenant', async (path, expected) => {
  expect(await visit(path, false)).toBe(expected);
});

it.each([
  ['/', 'site'],
  ['/setup', '307 /office'],
  ['/es/setup', '307 /es/office'],
])('has no set-up at %s afterwards', async (path, expected) => {
  expect(await visit(path, true)).toBe(expected);
});
