import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { getLiveGame } from '#lib/api/contract/live.ts';
import { getVenueNow } from '#lib/api/contract/timer.ts';
import { request } from '#lib/api/request.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { pageComesToRest } from '#tests/e2e/support/comes-to-rest.ts';
import { corners } from '#tests/e2e/support/corners.ts';
import { launchOptions } from '#tests/setup/browser/launch-options.ts';
import { findDemoSite } from '#tests/setup/demo-site.ts';
import { startSite } from '#tests/setup/start-site.ts';
import { answerInstead } from './answer-instead.ts';
import { moments } from './moments.ts';
import { screensOf } from './screens-of.ts';
import { isForStream, sizesOf } from './sizes.ts';

/**
 * `npm run shots:screens [-- WORD…]`: pictures of all screens at the moments of a game, of SHOTS_ORIGIN or of a site that it
 * starts; a word picks the pictures whose name has it. Fails where a picture for the stream is not transparent in its corners.
 */
const words = process.argv.slice(2);
const folder = '.shots/screens';
const locale = process.env.SHOTS_LOCALE === 'ru' ? 'ru' : 'en';

const site = await startSite(process.env.SHOTS_ORIGIN);
let opaque = 0;
try {
  const demo = await findDemoSite(site.origin);
  const browser = await chromium.launch(launchOptions());
  const of = demo.roundGame;
  const venue = of.venue?.slug ?? '';
  const target = { apiUrl: site.origin };
  const now = await request(getVenueNow, { params: { venue }, query: { locale } }, target);
  const whole = await request(getLiveGame, { params: { gameId: of.id }, query: { locale } }, target);
  for (const [screen, address] of Object.entries(screensOf(demo, whole))) {
    for (const { name, at } of moments) {
      for (const [width, height] of sizesOf(screen, name)) {
        const picture = `${screen}-${name}-${width}x${height}`;
        if (words.length > 0 && !words.every((word) => picture.includes(word))) continue;
        await takeShot(
          browser,
          `${site.origin}${withLocale(locale, address)}`,
          picture,
          { width, height },
          async (page) => answerInstead(page, now, of, at?.(whole) ?? null),
        );
      }
    }
  }
  await browser.close();
} finally {
  await site.stop();
}
if (opaque > 0) throw new Error(`${opaque} pictures for the stream are not transparent in their corners.`);

async function takeShot(
  browser: Browser,
  address: string,
  picture: string,
  viewport: { width: number; height: number },
  prepare: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await prepare(page);
  await page.goto(address);
  await page.locator('.board, .idle-team, .shot-clock, .bug, .game-stats, .panel, .take').first().waitFor();
  await pageComesToRest(page);
  await page.evaluate(() =>
    Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]),
  );
  await page.addStyleTag({ content: '.screen-controls { display: none }' });
  await page.screenshot({ path: path.join(folder, `${picture}.png`), omitBackground: true });
  if (isForStream(picture) && (await corners(page)).some(([, , , opacity]) => opacity !== 0)) {
    opaque += 1;
    console.error(`${picture}: not transparent in its corners`);
  }
  console.log(path.join(folder, `${picture}.png`));
  await page.close();
}
