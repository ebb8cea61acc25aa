import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

test.use({ preloads: true });

const ahead = /[?&]_rsc=/;

test('pages of the first two links in sight are fetched after a second', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  let pending = 0;
  let most = 0;
  let total = 0;
  await page.route(ahead, async (route) => {
    total += 1;
    pending += 1;
    most = Math.max(most, pending);
    await gate.promise;
    await route.continue();
    pending -= 1;
  });
  await page.goto('/en');
  await expect.poll(() => pending).toBe(2);
  gate.resolve();
  await expect.poll(() => total).toBeGreaterThan(3);
  expect(most).toBeLessThanOrEqual(4);
  const starts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('_rsc='))
      .map(({ startTime }) => startTime),
  );
  expect(starts.length).toBeGreaterThan(0);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(1000);
});

test('a page view fetches at most 60 kB ahead, then pages of links that are pointed at', async ({ page }) => {
  await page.goto('/en');
  const fetchedAhead = () =>
    page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const fetched = entries.filter(({ name }) => name.includes('_rsc='));
      return { paths: fetched.map(({ name }) => new URL(name).pathname), bytes: sum(fetched) };
      function sum(parts: PerformanceResourceTiming[]) {
        return parts.reduce((total, { transferSize }) => total + transferSize, 0);
      }
    });
  await expect.poll(async () => (await fetchedAhead()).paths.length).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  expect((await fetchedAhead()).bytes).toBeLessThanOrEqual(60_000);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Documents' });
  expect((await fetchedAhead()).paths).not.toContain('/en/documents');
  await link.hover();
  await expect.poll(async () => (await fetchedAhead()).paths).toContain('/en/documents');
});

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  let total = 0;
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } }),
  );
  await page.route(ahead, (route) => {
    total += 1;
    return route.continue();
  });
  await page.clock.install();
  await page.goto('/en');
  const language = await untilInteractive(page.getByRole('button', { name: 'Language: EN' }));
  await page.clock.runFor(5000);
  await page.getByRole('link', { name: 'Seasons' }).first().hover();
  await language.hover();
  await page.waitForLoadState('networkidle');
  expect(total).toBe(0);
});

test('nothing is fetched ahead over a very slow connection', async ({ page }) => {
  let total = 0;
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } }),
  );
  await page.route(ahead, (route) => {
    total += 1;
    return route.continue();
  });
  await page.clock.install();
  await page.goto('/en');
  await untilInteractive(page.getByRole('button', { name: 'Language: EN' }));
  await page.clock.runFor(5000);
  await page.waitForLoadState('networkidle');
  expect(total).toBe(0);
});
