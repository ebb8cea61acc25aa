import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { launchOptions } from '#tests/setup/browser/launch-options.ts';
import { demoPages } from '#tests/setup/demo-pages.ts';
import { type DemoSite, findDemoSite } from '#tests/setup/demo-site.ts';
import { startSite } from '#tests/setup/start-site.ts';
import { type View, views } from './views.ts';

/** `npm run shots [-- PAGE…]`: pictures of the demo's pages, of SHOTS_ORIGIN or of a site that it starts. */
const wanted = process.argv.slice(2);
const folder = '.shots';

const site = await startSite(process.env.SHOTS_ORIGIN);
try {
  const demo = await findDemoSite(site.origin);
  const browser = await chromium.launch(launchOptions());
  for (const view of views) await takeShots(browser, demo, view);
  await browser.close();
} finally {
  await site.stop();
}

async function takeShots(browser: Browser, demo: DemoSite, { width, scheme, locale, only }: View): Promise<void> {
  const viewport = { width, height: width < 600 ? 844 : 900 };
  const page = await browser.newPage({ viewport, colorScheme: scheme, reducedMotion: 'reduce' });
  const names = [...wanted, ...(wanted.length === 0 && only ? only : [])];
  for (const { name, path: pathOf } of demoPages) {
    if (names.length > 0 && !names.includes(name)) continue;
    await page.goto(`${site.origin}${withLocale(locale, pathOf(demo))}`, { waitUntil: 'networkidle' });
    await loadPictures(page);
    const file = path.join(folder, String(width), `${name}-${locale}-${scheme}.png`);
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
  }
  await page.close();
}

/** Pictures below the fold load when they come into sight, which a whole-page picture never brings about. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return Promise.all(Array.from(document.images, (image) => image.decode().catch(() => image.src)));
  });
}
