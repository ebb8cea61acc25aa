import { expect } from '#tests/e2e/support/test.ts';
import { type Diary, goToRoom } from './diary.ts';

/** Gives the site another title and colour. */
export async function brandSite(diary: Diary): Promise<void> {
  const { page } = diary;
  await goToRoom(diary, 'Look');
  await page.getByLabel('Title of the site').fill('Northern League');
  await page.getByLabel('Buttons and links', { exact: true }).fill('#f2c14e');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
}
