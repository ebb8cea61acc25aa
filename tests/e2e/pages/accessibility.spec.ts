import { AxeBuilder } from '@axe-core/playwright';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { demoPages } from '#tests/setup/demo-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of demoPages) {
  test(`the page ${name} has no serious barrier, in light and dark colours and in Russian`, async ({ page, demo }) => {
    await page.goto(withLocale('en', path(demo)));
    await expectNoBarrier(new AxeBuilder({ page }));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoBarrier(new AxeBuilder({ page }).withRules('color-contrast'));
    await page.goto(withLocale('ru', path(demo)));
    await expectNoBarrier(new AxeBuilder({ page }).disableRules('color-contrast'));
  });
}

async function expectNoBarrier(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}
