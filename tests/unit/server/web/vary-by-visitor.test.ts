import { expect, it } from 'vitest';
import type { Handler } from '#server/http/dispatch.ts';
import { withVary } from '#server/web/vary-by-visitor.ts';
import { serve } from './serve.ts';

const site: Handler = (_request, response) => {
  response.setHeader('Vary', 'rsc');
  response.end('page');
};

it('varies a page without language in its URL, besides the page’s own Vary', async () => {
  const address = await serve(() => withVary(site));
  const varyOf = async (path: string) => (await fetch(`${address}${path}`)).headers.get('vary');
  expect(await varyOf('/seasons')).toBe('rsc, Accept-Language, Cookie');
  expect(await varyOf('/en/seasons')).toBe('rsc');
  expect(await varyOf('/_next/static/a.js')).toBe('rsc');
});
