import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { holdCode } from '#tests/e2e/support/hold-code.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

test.use({ preloads: true });

const onLine = (page: Page, line: object) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), line);

const fastLine = { effectiveType: '4g', rtt: 50, downlink: 9 };
const slowLine = { effectiveType: '3g', rtt: 300, downlink: 0.7 };

/** Opens the page until it is interactive; returns when its first script was asked for, and what that waits for. */
async function startOf(page: Page) {
  await page.goto('/en');
  await untilInteractive(page.getByRole('button', { name: 'Language: EN' }));
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => /\/_next\/static\/.*\.js/.test(name));
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      scripts: Math.min(...scripts.map(({ startTime }) => startTime)),
      parsed: navigation?.domContentLoadedEventStart ?? 0,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    };
  });
}

test('on a good line a page is painted before its scripts are asked for', async ({ page }) => {
  await onLine(page, fastLine);
  const { scripts, parsed, painted } = await startOf(page);
  expect(painted).toBeGreaterThan(0);
  // A machine that takes a second for the paint does not hold them up longer.
  expect(scripts).toBeGreaterThanOrEqual(Math.min(painted, parsed + 1000));
});

test('on a slow line they come beside it', async ({ page }) => {
  await onLine(page, slowLine);
  const { scripts, parsed } = await startOf(page);
  expect(scripts).toBeLessThan(parsed);
});

for (const line of [fastLine, slowLine])
  test(`a button pressed before the page’s code is there answers once it is (${line.effectiveType})`, async ({
    page,
    demo,
  }) => {
    await onLine(page, line);
    const release = await holdCode(page);
    await page.goto(`/en${paths.league(demo.season, demo.league, 'players-stats')}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Colours: as the system' }).click();
    const assists = page.getByRole('table').getByRole('columnheader', { name: 'AST' }).first();
    await assists.getByRole('button').click();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
    await expect(assists).toHaveAttribute('aria-sort', 'descending');
  });

test('scripts of the head and colours of the site stand in a document once, and not in the browser’s code', async ({
  page,
  request,
}) => {
  const document = (await (await page.goto('/en'))?.text()) ?? '';
  await untilInteractive(page.getByRole('button', { name: 'Language: EN' }));
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const files = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
  const code = files.join('\n');
  expect(code.length).toBeGreaterThan(100_000);
  for (const text of ['.page-body > :is(', '--on-action:']) expect(document.split(text), text).toHaveLength(2);
  // The second and third are how the colours would be computed.
  for (const text of ['.page-body > :is(', 'board-negative', 'on-action']) expect(code).not.toContain(text);
});
