import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** Opens the page until all its sections are shown; returns the numbers that the script of the sections has set. */
async function numbersOf(page: Page, address: string): Promise<string[]> {
  await page.addInitScript(() => {
    const numbers: string[] = [];
    Object.assign(window, { numbers });
    new MutationObserver(() => {
      const { shownSections } = document.documentElement.dataset;
      if (shownSections) numbers.push(shownSections);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-shown-sections'] });
  });
  await page.goto(address);
  await expect(page.locator('html')).not.toHaveAttribute('data-shown-sections');
  return page.evaluate(() => (window as unknown as { numbers: string[] }).numbers);
}

/** How many sections are rendered where the script says that `number` are to be. */
const renderedAt = (page: Page, number: number) =>
  page.evaluate((count) => {
    document.documentElement.dataset.shownSections = `${count}`;
    const sections = [...document.querySelectorAll('.page-body > :is(section, [data-front])')];
    return sections.filter((section) => section.firstElementChild?.checkVisibility()).length;
  }, number);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a player’s page begins with its first section', async ({ page, demo }) => {
    expect(await numbersOf(page, `/en${paths.player(demo.player)}`)).toContain('1');
    expect(await Promise.all([1, 2, 3, 4].map((number) => renderedAt(page, number)))).toEqual([1, 2, 3, 4]);
  });

  test('the home page does, where sections stand in wrappers for each league', async ({ page }) => {
    expect(await numbersOf(page, '/en')).toContain('1');
    expect(await Promise.all([1, 2, 3].map((number) => renderedAt(page, number)))).toEqual([1, 2, 3]);
  });

  test('where the address names a place of the page, nothing waits', async ({ page, demo }) => {
    expect(await numbersOf(page, `/en${paths.player(demo.player)}#content`)).toEqual([]);
  });
});

test('on a wide screen nothing waits', async ({ page, demo }) => {
  await numbersOf(page, `/en${paths.player(demo.player)}`);
  expect(await renderedAt(page, 1)).toBeGreaterThan(1);
});
