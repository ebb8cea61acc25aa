import { listPlayers } from '#lib/api/contract/player-directory.ts';
import { request } from '#lib/api/request.ts';
import { paths } from '#lib/paths.ts';
import { type PlayerTab, playerTabs } from '#lib/tabs.ts';
import { leagueTool } from '#tests/e2e/support/league-tool.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('a player with a shortened name moves for a time, on every tab, and no answer tells the name', async ({
  request: http,
  baseURL,
}) => {
  const query = { locale: 'en' as const, limit: 30 };
  const { items } = await request(listPlayers, { params: {}, query }, { apiUrl: baseURL ?? '' });
  const player = items.at(-1 - test.info().repeatEachIndex);
  if (!player) throw new Error('The demo has no such player.');
  const ask = (slug: string, tab: PlayerTab, headers = {}) =>
    http.get(`/en${paths.player(slug, tab)}`, { maxRedirects: 0, headers });
  // Kept by the server from here on.
  for (const { id } of playerTabs) expect((await ask(player.slug, id)).status()).toBe(200);

  const told = await leagueTool('people', 'hide', '--short', player.slug, '--tenant', 'localhost');
  const neutral = /\/players\/([\w-]+)/.exec(told)?.[1] ?? '';
  try {
    for (const { id } of playerTabs) {
      await expect.poll(async () => (await ask(player.slug, id)).status()).toBe(307);
      const moved = await ask(player.slug, id);
      expect(moved.headers().location).toBe(`/en${paths.player(neutral, id)}`);
      expect(await moved.text()).toBe('');
      const page = await ask(neutral, id);
      expect(page.status()).toBe(200);
      expect(await page.text()).not.toContain(player.lastName);
    }
  } finally {
    await leagueTool('people', 'visibility', player.slug, '--set', 'policy', '--tenant', 'localhost');
  }
  await expect.poll(async () => (await ask(player.slug, 'overview')).status()).toBe(200);
  await expect
    .poll(async () => (await ask(neutral, 'photos')).headers().location)
    .toBe(`/en${paths.player(player.slug, 'photos')}`);
});
