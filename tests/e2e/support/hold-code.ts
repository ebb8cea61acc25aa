import type { Page } from '@playwright/test';

/** Keeps the code of the page's documents back; returns what lets it come. */
export async function holdCode(page: Page): Promise<() => void> {
  const code = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await code.promise;
    // A document that was left meanwhile needs it no more.
    await route.continue().catch(() => undefined);
  });
  return code.resolve;
}
