import { expect, it } from 'vitest';
import { createTlsAsk } from '#server/http/tls-ask.ts';
import { serve } from '#tests/unit/server/web/serve.ts';

async function ask(
  query: string,
  headers: HeadersInit = {},
  isHost = async (host: string) => host === 'league.example',
) {
  const origin = await serve(() => createTlsAsk(isHost));
  return (await fetch(`${origin}/api/tls/ask${query}`, { headers })).status;
}

it.each([
  ['?domain=league.example', 200],
  ['?domain=LEAGUE.example.', 200],
  ['?domain=stranger.example', 404],
  ['?domain=', 404],
  ['?domain=..%2F', 404],
])('answers %s with %i', async (query, status) => {
  expect(await ask(query)).toBe(status);
});

it('refuses what has come through a proxy, and says when it cannot know yet', async () => {
  expect(await ask('?domain=league.example', { 'x-forwarded-for': '192.0.2.7' })).toBe(403);
  const origin = await serve(() => createTlsAsk(() => undefined));
  expect((await fetch(`${origin}/api/tls/ask?domain=league.example`)).status).toBe(503);
});
