import { AxeBuilder } from '@axe-core/playwright';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { demoPages } from '#tests/setup/demo-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of demoPages) {
  test(`the page ${name} has no serious barrier, in light and dark colours`, async ({ page, demo }) => {
    await page.goto(withLocale('en', path(demo)));
    expect(await seriousBarriers(new AxeBuilder({ page }))).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await seriousBarriers(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([]);
  });
}
