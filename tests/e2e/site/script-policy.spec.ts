import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

/** Has what the policy refuses written to the console, where it fails the test. */
const reportRefusals = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused: ${violatedDirective} ${blockedURI}`),
    ),
  );

test('a page with joined flight data and a policy of hashes comes to life and follows links', async ({
  page,
  demo,
}) => {
  await reportRefusals(page);
  await page.goto(`/en${paths.league(demo.season, demo.league)}`);
  const scripts = await page.locator('script:not([src])').allTextContents();
  expect(scripts.filter((text) => text.includes('__next_f.push'))).toHaveLength(1);
  const toggle = page.getByRole('button', { name: 'Colours: as the system' });
  await (await untilInteractive(toggle)).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  await page.locator('a[data-tab="players-stats"]').click();
  await expect(page).toHaveURL(/players-stats/);
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test.describe('what somebody else writes into a page', () => {
  test.use({ expectedComplaints: [/inline event handler|refused: script-src-attr inline/] });

  test('does not run', async ({ page }) => {
    await reportRefusals(page);
    await page.goto('/en');
    const title = await page.title();
    const refused = page.waitForEvent('console', (message) => message.text().startsWith('refused'));
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," alt="" onerror="document.title=`ran`">');
    });
    await refused;
    expect(await page.title()).toBe(title);
  });
});
