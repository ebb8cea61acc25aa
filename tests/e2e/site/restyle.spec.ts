import { paths } from '#lib/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

// Without scripts nothing else is drawn meanwhile.
test.use({ javaScriptEnabled: false });

type TraceEvent = { name: string; args: { elementCount?: number } };

test('a row that is put before others has only itself styled', async ({ page, browser, demo }) => {
  await page.goto(`/en${paths.league(demo.season, demo.league, 'players-stats')}`);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  const rows = await page
    .locator('tbody')
    .first()
    .evaluate((list) => {
      list.prepend(document.createElement('tr'));
      return { count: list.children.length, height: list.getBoundingClientRect().height };
    });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  expect(rows.count).toBeGreaterThan(40);
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan(20);
});
