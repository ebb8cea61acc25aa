import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { GameLinksInput } from '#lib/api/contract/game-links.ts';
import { paths } from '#lib/paths.ts';
import { leagueTool } from '#tests/e2e/support/league-tool.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const video = 'https://www.youtube.com/watch?v=abcdefghijk';

/** Sets the links of a game as an editor does. */
async function publish(api: APIRequestContext, origin: string, gameId: string, links: GameLinksInput) {
  const said = await leagueTool(
    'staff',
    'add',
    `editor-${randomUUID()}@league.test`,
    '--role',
    'editor',
    '--tenant',
    'localhost',
  );
  const session = await api.post(`${origin}/api/v2/manage/session`, { data: { token: /#([\w-]+)/.exec(said)?.[1] } });
  const { accessToken } = await session.json();
  const answer = await api.put(`${origin}/api/v2/manage/games/${gameId}/links`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: links,
  });
  expect(answer.status()).toBe(200);
}

test('a published video opens its tab, asks nothing of its provider before a click, and starts at a play', async ({
  page,
  request: api,
  baseURL: origin = '',
  demo,
}) => {
  const { playoffGame: game } = demo;
  const asked: string[] = [];
  await page.route(/youtube|ytimg|google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' });
  });
  const tabs = page.getByRole('navigation', { name: 'Parts of the game page' });
  await publish(api, origin, game.id, {
    videos: [{ title: { en: 'Full game' }, url: video, periodOffsets: [60, 1500, 3600, 5000] }],
  });
  await expect(async () => {
    await page.goto(`/en${paths.game(game.address)}`);
    await expect(tabs.locator('a', { hasText: 'Video' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await tabs.locator('a', { hasText: 'Video' }).click();
  await expect(page).toHaveURL(/game-video$/);
  await expect(page.getByRole('heading', { name: 'Full game' })).toBeVisible();
  const moment = page.locator('.video-moments a').first();
  await expect(moment).toHaveAttribute('href', /^https:\/\/(www\.youtube\.com|youtu\.be)\/.*t=\d+/);
  expect(asked).toEqual([]);

  await moment.click();
  const frame = page.locator('.video-frame iframe');
  await expect(frame).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/abcdefghijk.*start=\d+/);
  await expect.poll(() => asked.length).toBeGreaterThan(0);

  await publish(api, origin, game.id, { videos: [] });
  await expect(async () => {
    await page.goto(`/en${paths.game(game.address)}`);
    await expect(tabs.locator('a', { hasText: 'Video' })).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});
