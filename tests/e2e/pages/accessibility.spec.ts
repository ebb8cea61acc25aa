import { withLocale } from '#lib/routing/locale-prefix.ts';
import { unlinked } from '#tests/e2e/crawl/frontier.ts';
import { pageKindOf } from '#tests/e2e/crawl/page-kind.ts';
import { barrierCheck, contrast, contrastOnly, seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { pageComesToRest } from '#tests/e2e/support/comes-to-rest.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { demoPages } from '#tests/setup/demo-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of demoPages) {
  test(`the page ${name} has no serious barrier, in light and dark colours`, async ({ page, demo }) => {
    const address = withLocale('en', path(demo));
    await page.goto(address);
    if (!isCrawled(address)) {
      await pageComesToRest(page);
      expect(await seriousBarriers(barrierCheck(page).disableRules(contrast))).toEqual([]);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousBarriers(contrastOnly(barrierCheck(page))), colorScheme).toEqual([]);
    }
  });
}

/** Whether the crawl holds pages of this kind to all the other rules. */
function isCrawled(address: string): boolean {
  const kind = pageKindOf(address, 'en');
  return kind !== null && !unlinked.includes(kind);
}
