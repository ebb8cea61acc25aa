import { expect, it } from 'vitest';
import { siteBehindFront } from './site-behind.ts';

it('leads from a further host of a site to its address, with path and query, and renders nothing', async () => {
  const { get, asked } = await siteBehindFront();
  const answer = await get('/sr/news?page=2', { host: 'further.test' });
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe('https://one.test/sr/news?page=2');
  expect(asked).toEqual([]);
});
