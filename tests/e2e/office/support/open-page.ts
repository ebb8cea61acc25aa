import type { Page } from '#tests/e2e/support/test.ts';

/** Opens an address once the office has taken its own entry of history away: going back would abort the navigation. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.waitForFunction(() => !window.history.state?.officeLayers);
  await page.goto(address);
}
