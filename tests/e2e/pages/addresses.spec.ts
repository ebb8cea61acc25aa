import { languageTag } from '#lib/i18n/language-tag.ts';
import { defaultLocale, locales } from '#lib/i18n/locales.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { tokenCookie } from '#lib/routing/token-cookie.ts';
import { expect, siteTest as test } from '#tests/e2e/support/test.ts';
import { demoPages } from '#tests/setup/demo-pages.ts';

for (const [index, { name, path }] of demoPages.entries()) {
  // The crawl opens every kind of page in each language: here each page is asked for in one, in turns.
  const locale = locales[index % locales.length] ?? defaultLocale;
  test(`the page ${name} is served without a prefix in ${locale}, and names its address in each language`, async ({
    demo,
    request,
  }) => {
    const bare = path(demo);
    const answer = await request.get(bare, {
      headers: { cookie: `locale=${locale}; ${tokenCookie}=any` },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${languageTag(locale)}"`);
    const links = html.match(/<link rel="(?:canonical|alternate)"[^>]*>/g) ?? [];
    const addressOf = (mark: string) => links.find((link) => link.includes(mark))?.match(/href="([^"]*)"/)?.[1];
    expect(addressOf('rel="canonical"')).toMatch(new RegExp(`${withLocale(locale, bare)}$`));
    for (const other of locales) {
      const alternate = addressOf(`hrefLang="${languageTag(other)}"`) ?? '';
      expect(alternate).toMatch(new RegExp(`${withLocale(other, bare)}$`));
    }
  });
}
