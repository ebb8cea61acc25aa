import { languageTag } from '#lib/i18n/language-tag.ts';
import { locales } from '#lib/i18n/locales.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untranslatedKeys } from '#tests/e2e/support/untranslated.ts';
import { demoPages } from '#tests/setup/demo-pages.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const { name, path } of demoPages) {
  for (const locale of locales) {
    test(`the page ${name} speaks ${locale} and fits a phone`, async ({ page, demo }) => {
      const address = withLocale(locale, path(demo));
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
      await expect(page).toHaveTitle(/\S{3,}/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await untranslatedKeys(page)).toEqual([]);
      const hidden = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(hidden)).toBe(0);
    });
  }
}
