import type { Locator, Page } from '@playwright/test';

/** Waits until nothing moves the element any more: before that its place on the page is not the one where it stays. */
export const comesToRest = (locator: Locator) =>
  locator.evaluate((element) => Promise.allSettled(element.getAnimations().map(({ finished }) => finished)));

/** Waits until the page has fetched and shown its data after first paint; only endless animations still run, and those that go with scrolling. */
export async function pageComesToRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
