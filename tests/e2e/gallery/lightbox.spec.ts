import { paths } from '#lib/paths.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

const photosOf = (club: string | null) => `/en${paths.club(club ?? '', 'photos')}`;
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Photo gallery' });
const photos = (page: Page) => page.locator('[data-photo-grid]').first().locator('[data-photo]');

async function open(page: Page, club: string | null) {
  // Until the page's code is there the link opens the picture itself.
  await expect(async () => {
    await page.goto(photosOf(club));
    await untilInteractive(photos(page).first());
    await photos(page).first().click();
    await expect(lightbox(page)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await atRest(page, 1);
}

/** Waits for a photo to come to rest: keys and swipes that arrive while it moves are lost. What says that one loads never ends. */
async function atRest(page: Page, position: number): Promise<void> {
  await expect(lightbox(page).getByText(new RegExp(`^${position} / \\d+$`))).toBeVisible();
  const moves = () =>
    lightbox(page).evaluate(
      (dialog) =>
        dialog.getAnimations({ subtree: true }).filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
          .length,
    );
  await expect.poll(moves).toBe(0);
}

test('a photo opens over the page, goes on by keys, and closes by Escape', async ({ page, demo }) => {
  await open(page, demo.team.club);
  const caption = (await page.locator('[data-photo-caption]').nth(1).textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await atRest(page, 2);
  await expect(lightbox(page).getByText(caption).first()).toBeVisible();
  await expect(lightbox(page).getByText('Photo: Courtside').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(photosOf(demo.team.club));
});

test('each photo has an address to share, and the back button closes it', async ({ page, demo }) => {
  await open(page, demo.team.club);
  await page.keyboard.press('ArrowRight');
  const id = await photos(page).nth(1).getAttribute('data-photo');
  await expect(page).toHaveURL(new RegExp(`#photo-${id}$`));
  const address = page.url();
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(photosOf(demo.team.club));

  await page.goto('about:blank');
  await page.goto(address);
  await expect(lightbox(page).getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(photosOf(demo.team.club));
});

test('back closes a photo whose address the router writes once more before the hash change is told', async ({
  page,
  demo,
}) => {
  await open(page, demo.team.club);
  await page.evaluate(() => {
    const { href } = location;
    addEventListener('popstate', () => history.replaceState(history.state, '', href), { once: true });
  });
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
});

test('a phone swipes from photo to photo', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, demo.team.club);
  await page.mouse.move(300, 420);
  await page.mouse.down();
  await page.mouse.move(60, 420, { steps: 8 });
  await page.mouse.up();
  await expect(lightbox(page).getByText(/^2 \/ \d+$/)).toBeVisible();
});

test('a photo comes in the size and format that suit the visitor, in a place that is kept for it', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(photosOf(demo.team.club));
  const picture = photos(page).first().locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\/320\.avif$/);
  await expect(picture).toHaveAttribute('width', /\d+/);
  await expect(picture).toHaveAttribute('height', /\d+/);
  await expect(picture).toHaveAttribute('loading', 'lazy');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a photo is a plain link to the picture', async ({ page, demo }) => {
    await page.goto(photosOf(demo.team.club));
    const address = (await photos(page).first().getAttribute('href')) ?? '';
    const picture = await page.request.get(address);
    expect(picture.headers()['content-type']).toMatch(/^image\//);
  });
});
