import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

type Moved = { name: string; of: string; from: number; ms: number };

/** Goes from the home page to the seasons; the animations of the page transition on the way. */
async function animationsOnTheWay(page: Page): Promise<Moved[]> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      const transition = start(...args);
      void transition.ready.then(() => {
        const moved = document.getAnimations().flatMap((animation) => {
          if (!(animation instanceof CSSAnimation) || !(animation.effect instanceof KeyframeEffect)) return [];
          const { delay = 0, duration } = animation.effect.getTiming();
          const of = animation.effect.pseudoElement ?? '';
          return of.startsWith('::view-transition')
            ? [{ name: animation.animationName, of, from: delay, ms: Number(duration) }]
            : [];
        });
        Object.assign(window, { moved });
      });
      return transition;
    };
  });
  await page.goto('/en');
  const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Seasons' });
  await untilInteractive(link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seasons' })).toBeVisible();
  const moved = await page.waitForFunction(() => Reflect.get(window, 'moved'));
  return moved.jsonValue();
}

test('the old page goes before the new one comes, in the transition named page', async ({ page }) => {
  const moved = await animationsOnTheWay(page);
  const out = moved.find(({ of }) => of === '::view-transition-old(page)');
  const into = moved.find(({ of }) => of === '::view-transition-new(page)');
  expect(out).toMatchObject({ name: 'page-out', from: 0 });
  expect(into).toMatchObject({ name: 'page-in', from: out?.ms });
});

test.describe('for who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change without one', async ({ page }) => {
    expect((await animationsOnTheWay(page)).filter(({ ms }) => ms > 0)).toEqual([]);
  });
});

test('nothing but a navigation starts one: it would take clicks and the focus from who types', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      Object.assign(window, { started: true });
      return start(...args);
    };
  });
  await page.goto('/en/search');
  await expect(page.getByRole('navigation', { name: 'Scores' }).getByRole('link').first()).toBeVisible();
  const search = await untilInteractive(page.getByRole('main').getByRole('combobox', { name: 'Search' }));
  await search.fill('an');
  await expect(page.getByRole('main').getByRole('option').first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.has(window, 'started'))).toBe(false);
});
