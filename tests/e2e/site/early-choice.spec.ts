import { paths } from '#lib/paths.ts';
import { holdCode } from '#tests/e2e/support/hold-code.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('a choice made before the page’s code is there holds', async ({ page, demo }) => {
  const release = await holdCode(page);
  await page.goto(`/en${paths.league(demo.pastSeason, demo.league, 'all-games')}`, { waitUntil: 'commit' });
  await page.getByLabel('Team').selectOption({ label: 'KK Solinar Koper' });
  release();
  await expect(page).toHaveURL(/\?team=/);
  const shown = page.locator('li[data-item]').filter({ visible: true });
  await expect(shown.filter({ hasNotText: 'Solinar' })).toHaveCount(0);
  await expect(shown).not.toHaveCount(0);
});
