import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Opens the page and returns how many of its sections were rendered each time that this changed. */
async function stepsOf(page: Page, address: string): Promise<number[]> {
  await page.addInitScript(() => {
    const steps: number[] = [];
    Object.assign(window, { steps });
    new MutationObserver(() => {
      const bodies = [...document.querySelectorAll('.page-body > section > :first-child')];
      const count = bodies.filter((body) => body.checkVisibility()).length;
      if (count !== steps.at(-1)) steps.push(count);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-shown-sections'] });
  });
  await page.goto(address);
  await expect(page.locator('html')).not.toHaveAttribute('data-shown-sections');
  return page.evaluate(() => (window as unknown as { steps: number[] }).steps);
}

test('a phone renders the sections of a page one after the other', async ({ page, demo }) => {
  const steps = await stepsOf(page, `/en${paths.player(demo.player)}`);
  const count = await page.locator('.page-body > section').count();
  expect(count).toBeGreaterThan(3);
  expect(steps.filter((shown) => shown > 0).slice(-3)).toEqual([count - 2, count - 1, count]);
});

test('where the address names a place of the page, all at once', async ({ page, demo }) => {
  expect(await stepsOf(page, `/en${paths.player(demo.player)}#content`)).toEqual([]);
});
