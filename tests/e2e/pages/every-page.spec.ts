import { languageTag } from '#lib/i18n/language-tag.ts';
import { locales } from '#lib/i18n/locales.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untranslatedKeys } from '#tests/e2e/support/untranslated.ts';
import { demoPages } from '#tests/setup/demo-pages.ts';

// What the server sends is looked at here: the page's own code makes neither words nor layout.
test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

for (const { name, path } of demoPages) {
  test(`the page ${name} speaks every language and fits a phone`, async ({ page, demo }) => {
    for (const locale of locales) {
      const answer = await page.goto(withLocale(locale, path(demo)), { waitUntil: 'load' });
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
      await expect(page).toHaveTitle(/\S{3,}/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await untranslatedKeys(page)).toEqual([]);
      const hidden = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(hidden), `width in ${locale}`).toBe(0);
    }
  });
}
