import { barrierCheck, seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, type Locator, type Page, test } from '#tests/e2e/support/test.ts';
import { enterRoom } from './support/enter-room.ts';
import { saveDraft } from './support/save-draft.ts';

// The small league has no crest.
test.use({ expectedComplaints: [/status of 404/] });
test.describe.configure({ mode: 'default', timeout: 300_000 });

let site: OwnSite;
let origin: string;
test.beforeAll(async () => {
  site = await openOwnSite();
  origin = await site.start();
});
test.afterAll(() => site.close());

const unplaced = (page: Page) => page.getByRole('region', { name: 'Games without a slot' });
const cards = (within: Page | Locator) => within.getByRole('listitem', { name: / – / });
const freeSlots = (page: Page) =>
  page
    .getByRole('list', { name: 'Slots of this game' })
    .getByRole('listitem')
    .filter({ hasText: /^\d\d:\d\d · Hala$/ });
const darkSlots = (page: Page) =>
  page
    .getByRole('list', { name: 'Slots of this game' })
    .getByRole('listitem')
    .filter({ hasText: /has a game on/ });

async function openCalendar(page: Page): Promise<void> {
  await saveDraft(site.table);
  await enterRoom(page, site, origin, 'Fixtures');
  await page.getByText('Plan', { exact: true }).click();
  await page.getByText('Calendar', { exact: true }).click();
  await expect(cards(unplaced(page))).toHaveCount(1);
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not in sight.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Brings what is held over a target: the page may still scroll along, so it counts only where the target is under the pointer then. Where the
 * target has left the window, the page scrolls back at its edge.
 */
async function holdOver(target: Locator, move: (to: { x: number; y: number }) => Promise<unknown>): Promise<void> {
  const height = target.page().viewportSize()?.height ?? 0;
  await expect
    .poll(async () => {
      const { x, y } = await middleOf(target);
      const at = { x, y: Math.min(Math.max(y, 10), height - 10) };
      await move(at);
      return target.evaluate((element, { x, y }) => {
        const slot = document.elementFromPoint(x, y)?.closest('[data-slot]') ?? null;
        return slot !== null && (slot.contains(element) || element.contains(slot));
      }, at);
    })
    .toBe(true);
}

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('an unplaced game is laid on a free slot; one in the way of a rule is dark, says why, and takes nothing', async ({
    page,
  }) => {
    await openCalendar(page);
    expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
    const open = cards(unplaced(page));
    const name = (await open.getAttribute('aria-label')) ?? '';
    const takeUp = async () => {
      const { x, y } = await middleOf(open.getByText(name));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await expect(freeSlots(page).first()).toBeVisible();
    };
    await takeUp();
    await expect(cards(page).filter({ hasText: 'Another game of' }).first()).toBeVisible();
    expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
    await darkSlots(page).first().hover();
    await page.mouse.up();
    await expect(page.getByText(/^Not there: .*has a game on/)).toBeVisible();
    await expect(open).toHaveCount(1);
    await takeUp();
    await page.keyboard.press('Escape');
    await expect(freeSlots(page)).toHaveCount(0);
    await page.mouse.up();
    await takeUp();
    const free = freeSlots(page).first();
    const slot = (await free.textContent()) ?? '';
    await free.hover();
    await page.mouse.up();
    await expect(page.getByText('The game is moved in the draft')).toBeVisible();
    await expect(open).toHaveCount(0);
    await expect(page.getByRole('listitem', { name }).filter({ hasText: slot })).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(open).toHaveCount(1);
  });

  test('a game that is laid beside the calendar loses its slot', async ({ page }) => {
    await openCalendar(page);
    const placed = page
      .locator('[data-day]')
      .getByRole('listitem')
      .filter({ has: page.locator('[data-handle]') });
    const name = (await placed.first().getAttribute('aria-label')) ?? '';
    await placed.first().scrollIntoViewIfNeeded();
    const from = await middleOf(placed.first().getByText(name));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await expect(darkSlots(page).first()).toBeVisible();
    await holdOver(unplaced(page), ({ x, y }) => page.mouse.move(x, y, { steps: 3 }));
    await page.mouse.up();
    await expect(unplaced(page).getByRole('listitem', { name })).toBeVisible();
    await expect(cards(unplaced(page))).toHaveCount(2);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a game is taken by its handle, the page scrolls along at its edge, and the game lies in the slot', async ({
    page,
  }) => {
    await openCalendar(page);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    const open = cards(unplaced(page));
    const name = (await open.getAttribute('aria-label')) ?? '';
    await unplaced(page).scrollIntoViewIfNeeded();
    await send('touchStart', [await middleOf(open.locator('[data-handle]'))]);
    const target = freeSlots(page).last();
    await expect(target).toBeVisible();
    await send('touchMove', [{ x: 195, y: 820 }]);
    await expect
      .poll(async () => {
        const { y } = await middleOf(target);
        return y < 700;
      })
      .toBe(true);
    await send('touchMove', [{ x: 195, y: 600 }]);
    await holdOver(target, (at) => send('touchMove', [at]));
    await send('touchEnd', []);
    await expect(page.getByText('The game is moved in the draft')).toBeVisible();
    await expect(open).toHaveCount(0);
    await expect(page.locator('[data-day]').getByRole('listitem', { name })).not.toHaveCount(0);
    expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  });

  test('without dragging, «Move to…» gives the game the same slots', async ({ page }) => {
    await openCalendar(page);
    await unplaced(page)
      .getByRole('button', { name: /^Move / })
      .press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: /Hala/, disabled: false }).first().press('Enter');
    await expect(page.getByText('The game is moved in the draft')).toBeVisible();
    await expect(cards(unplaced(page))).toHaveCount(0);
  });
});
