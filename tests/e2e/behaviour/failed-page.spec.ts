import { expect, test } from '#tests/e2e/support/test.ts';

const broken = 'broken on purpose';

test.use({ expectedComplaints: [/broken on purpose|Minified React error/] });

for (const [who, userAgent, heading] of [
  ['a person', undefined, 'Ooops!'],
  ['a machine that reads it', 'Mozilla/5.0 (compatible; SomeBot/1.0; +https://bot.example)', 'Seasons'],
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Seasons'],
] as const) {
  test.describe(`to ${who}`, () => {
    test.use(userAgent ? { userAgent } : {});

    test(`a site that fails in the browser shows “${heading}”, and the error is logged`, async ({ page }) => {
      await page.addInitScript((message) => {
        // The navigation sorts its items.
        Array.prototype.toSorted = () => {
          throw new Error(message);
        };
      }, broken);
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
