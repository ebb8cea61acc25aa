import { languageTag } from '#lib/i18n/language-tag.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { barrierCheck, contrast, seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { untranslatedKeys } from '#tests/e2e/support/untranslated.ts';
import { Frontier } from './frontier.ts';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

/** A page has the same elements in each language: two are read with scripts and held to barriers, the others without scripts. */
const withScripts: readonly Locale[] = ['en', 'ru'];

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ javaScriptEnabled: withScripts.includes(locale) });
    crawl(locale);
  });
}

function crawl(locale: Locale) {
  test(`every kind of page is reached by links from the home page in ${locale}, and is sound`, async ({ page }) => {
    test.slow();
    const frontier = new Frontier(locale);
    for (let path = frontier.next(); path; path = frontier.next()) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
      await expect(page).toHaveTitle(/\S{3,}/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await untranslatedKeys(page), path).toEqual([]);
      expect(await page.evaluate(hiddenWidth), `width of ${path}`).toBe(0);
      if (withScripts.includes(locale))
        expect(await seriousBarriers(barrierCheck(page).disableRules(contrast)), path).toEqual([]);
      frontier.add(await linksOf(page));
    }
    expect(frontier.missing()).toEqual([]);
    // Further pages of a kind differ by their data, which has no language.
    expect(await brokenOf(page, frontier.unvisited(withScripts.includes(locale) ? 2 : 0))).toEqual([]);
  });
}

const hiddenWidth = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Paths, on this site, of a page's links. */
function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    return links.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  });
}

async function brokenOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const path of paths) {
    const status = (await page.request.get(path, { maxRedirects: 0 })).status();
    if (status !== 200) broken.push(`${path}: ${status}`);
  }
  return broken;
}
