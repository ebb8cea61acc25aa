import { AxeBuilder } from '@axe-core/playwright';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { demoPages } from '#tests/setup/demo-pages.ts';

const looks = [
  { scheme: 'light', locale: 'en' },
  { scheme: 'dark', locale: 'en' },
  { scheme: 'light', locale: 'ru' },
] as const;

for (const { scheme, locale } of looks) {
  test.describe(`in ${scheme} colours and ${locale}`, () => {
    test.use({ colorScheme: scheme, reducedMotion: 'reduce' } as object);
    for (const { name, path } of demoPages) {
      test(`the page ${name} has no serious barrier`, async ({ page, demo }) => {
        await page.goto(withLocale(locale, path(demo)));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
      });
    }
  });
}
