import { paths } from '#lib/paths.ts';
import { pageComesToRest } from '#tests/e2e/support/comes-to-rest.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

for (const locale of ['en', 'ru'] as const) {
  test(`the fonts of a page are asked for with its styles and all used: ${locale}`, async ({ page, demo }) => {
    for (const path of [
      '',
      paths.league(demo.season, demo.league),
      paths.game(demo.roundGame.address, 'play-by-play'),
    ]) {
      await page.goto(`/${locale}${path}`);
      await pageComesToRest(page);
      const { asked, used } = await page.evaluate(() => ({
        asked: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.woff2'))
          .map(({ initiatorType }) => initiatorType),
        used: [...document.fonts].filter(({ family, status }) => status === 'loaded' && !family.includes('Stand-in'))
          .length,
      }));
      // One that the styles ask for comes after the first paint, and has the whole page laid out once more.
      expect(asked, path).toEqual(['link', 'link']);
      expect(used, path).toBe(2);
    }
  });
}
