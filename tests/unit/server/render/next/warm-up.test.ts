import { expect, it } from 'vitest';
import { warmUp } from '#server/render/next/warm-up.ts';

it('has the home page of a host rendered, where its address redirects to', async () => {
  const asked: string[] = [];
  await warmUp(({ headers, url }, response) => {
    asked.push(`${headers.host}${url}`);
    if (url === '/') response.writeHead(307, { Location: 'http://localhost:3000/sr' });
    response.end('a page');
  }, 'league.test');
  expect(asked).toEqual(['league.test/', 'league.test/sr']);
});

it('ends where a page cannot be rendered', async () => {
  await warmUp((_request, response) => void response.destroy(), 'league.test');
  let asked = 0;
  await warmUp((_request, response) => {
    asked += 1;
    response.writeHead(307, { Location: '/' }).end();
  }, 'league.test');
  expect(asked).toBe(3);
});
