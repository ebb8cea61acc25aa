import { expect, test } from '#tests/e2e/support/test.ts';

const basic = [
  'sofia-sans-condensed-latin',
  'sofia-sans-condensed-south-slavic',
  'sofia-sans-extra-condensed-latin-800',
  'sofia-sans-extra-condensed-south-slavic-800',
];
const cyrillic = ['sofia-sans-condensed-cyrillic', 'sofia-sans-extra-condensed-cyrillic-800'];

for (const [locale, expected] of [
  ['en', basic],
  ['ru', [...basic, ...cyrillic].toSorted()],
] as const)
  test(`the fonts of a page in ${locale} are asked for before there is anything to set in them`, async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [, font] = /\/([\w-]+)\.[\w-]+\.woff2$/.exec(request.url()) ?? [];
      if (font) asked.add(font);
    });
    await page.route(`**/${locale}`, async (route) => {
      const answer = await route.fetch();
      const [top] = (await answer.text()).split('<div class="splash"');
      await route.fulfill({ response: answer, body: `${top}</body></html>` });
    });
    await page.goto(`/${locale}`);
    await expect.poll(() => [...asked].toSorted()).toEqual(expected);
  });
