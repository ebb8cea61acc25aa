import type { APIRequestContext } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { countDocuments } from '#tests/e2e/support/documents.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

test.use({
  preloads: true,
  expectedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to load chunk/],
});

async function scriptsOf(request: APIRequestContext, path: string): Promise<Set<string>> {
  const html = await (await request.get(path)).text();
  return new Set(/<script data-scripts="([^"]+)/.exec(html)?.[1]?.split(' '));
}

/** Scripts of a page that another page does not have. */
async function ownScripts(request: APIRequestContext, path: string, other: string): Promise<string[]> {
  const others = await scriptsOf(request, other);
  return [...(await scriptsOf(request, path))].filter((source) => !others.has(source));
}

test('a page whose code does not come is loaded once more', async ({ page }) => {
  const documents = countDocuments(page);
  await page.route(/\/_next\/static\/.*\.js/, (route) => (documents.count() === 1 ? route.abort() : route.continue()));
  await page.goto('/en', { waitUntil: 'commit' });
  await expect.poll(documents.count).toBe(2);
  await untilInteractive(page.getByRole('button', { name: 'Language: EN' }));
  expect(documents.count()).toBe(2);
});

test('once only: without its code the page is still there to be read', async ({ page }) => {
  const documents = countDocuments(page);
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  await page.goto('/en/seasons', { waitUntil: 'commit' });
  await expect.poll(documents.count).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(documents.count()).toBe(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Seasons' })).toBeVisible();
});

test('on the way to a page whose code does not come, that page is loaded whole', async ({ page, request, demo }) => {
  const target = `/en${paths.league(demo.season, demo.league, 'players-stats')}`;
  const start = `/en${paths.league(demo.season, demo.league)}`;
  const own = await ownScripts(request, target, start);
  const documents = countDocuments(page);
  await page.route(/\/_next\/static\/.*\.js/, (route) => {
    const isOwn = own.some((source) => route.request().url().includes(source));
    return isOwn && documents.count() === 1 ? route.abort() : route.continue();
  });
  await page.goto(start);
  const link = page.getByRole('link', { name: 'Players’ stats' }).first();
  await untilInteractive(link);
  await link.click();
  await expect(page).toHaveURL(target);
  await expect.poll(documents.count).toBe(2);
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('what a visitor opens without a line comes with the line, and the page stays', async ({ page, context }) => {
  const documents = countDocuments(page);
  await page.goto('/en/players');
  const search = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await untilInteractive(search);
  await context.setOffline(true);
  await search.click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('textbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('so');
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Players');
  await context.setOffline(false);
  const field = dialog.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await page.keyboard.type('li');
  await expect(field).toHaveValue('soli');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  expect(documents.count()).toBe(1);
});
