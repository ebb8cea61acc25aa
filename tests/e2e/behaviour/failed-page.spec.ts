import { expect, type Page, test } from '#tests/e2e/support/test.ts';

const broken = 'broken on purpose';

test.use({ expectedComplaints: [/broken on purpose|Minified React error/] });

/** The navigation sorts its items, from the event `mended` on again. */
const breakNavigation = (page: Page) =>
  page.addInitScript((message) => {
    const { toSorted } = Array.prototype;
    Array.prototype.toSorted = () => {
      throw new Error(message);
    };
    addEventListener('mended', () => {
      Array.prototype.toSorted = toSorted;
    });
  }, broken);

const themeOf = (page: Page) =>
  page.locator('html').evaluate((html) => {
    const style = getComputedStyle(html);
    return { scheme: style.colorScheme, page: style.getPropertyValue('--page'), ink: style.getPropertyValue('--ink') };
  });

for (const [who, userAgent, heading] of [
  ['a person', undefined, 'Ooops!'],
  ['a machine that reads it', 'Mozilla/5.0 (compatible; SomeBot/1.0; +https://bot.example)', 'Seasons'],
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Seasons'],
] as const) {
  test.describe(`to ${who}`, () => {
    test.use(userAgent ? { userAgent } : {});

    test(`a site that fails in the browser shows “${heading}”, and the error is logged`, async ({ page }) => {
      await breakNavigation(page);
      const logged = page.waitForEvent('console', (message) => message.text().includes(broken));
      await page.goto('/en/seasons');
      await logged;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      if (!userAgent) {
        await expect(page.getByText('Something went wrong')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/en');
      }
    });
  });
}

test('a site that fails keeps its colours in the scheme that the visitor chose, also once it is mended', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('courtside-color-scheme', 'dark'));
  await breakNavigation(page);
  await page.goto('/en/seasons');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ooops!');
  const theme = await themeOf(page);
  expect(theme).toEqual({ scheme: 'dark', page: expect.stringMatching(/\S/), ink: expect.stringMatching(/\S/) });
  await page.evaluate(() => dispatchEvent(new Event('mended')));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seasons' })).toBeVisible();
  expect(await themeOf(page)).toEqual(theme);
});
