import { chromium } from '@playwright/test';
import type { DemoTable } from '#tests/load/drive/demo-table.ts';
import type { SiteProcess } from '#tests/load/drive/site-process.ts';
import type { Target } from '#tests/load/drive/target.ts';
import { delaysOf, openTappedGame, tappedScreens } from '#tests/load/live/tapped-game.ts';
import { percentile } from '#tests/load/percentile.ts';
import type { Measurement } from '#tests/load/scenario.ts';
import { launchOptions } from '#tests/setup/browser/launch-options.ts';
import { startCrawler } from './crawler.ts';

const warmUp = 10;
const taps = 60;
const targetMs = 200;

type Crawled = { site: SiteProcess; table: DemoTable; unkept: readonly Target[] };

/** From a tap at the desk to a changed pixel, all in a browser on the same processors, while a crawler asks for pages that are not kept. */
export async function tapsBesideCrawler({ site, table, unkept }: Crawled): Promise<Measurement[]> {
  const browser = await chromium.launch(launchOptions());
  try {
    const game = await openTappedGame(browser, { ...table, origin: site.origin });
    await game.tap(warmUp);
    const crawler = startCrawler(site.port, unkept);
    const started = performance.now();
    const measured = await game.tap(taps).finally(() => crawler.stop());
    const seconds = (performance.now() - started) / 1000;
    const { pages, failed } = await crawler.stop();
    await game.close();
    const name = 'taps beside a crawler';
    return [
      ...tappedScreens.flatMap((screen) => {
        const delays = delaysOf(measured, screen);
        return [0.5, 0.95].map((share) => ({
          name: `${name}: to a pixel of the ${screen}, p${share * 100}`,
          value: percentile(delays, share),
          unit: 'ms',
          ...(share === 0.95 && { target: targetMs }),
          better: 'lower' as const,
        }));
      }),
      { name: `${name}: pages that it got`, value: pages / seconds, unit: 'pages/s', better: 'higher' },
      { name: `${name}: failed`, value: failed, unit: 'requests', target: 0, better: 'lower' },
    ];
  } finally {
    await browser.close();
  }
}
