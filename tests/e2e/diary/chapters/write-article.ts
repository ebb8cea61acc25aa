import { expect } from '#tests/e2e/support/test.ts';
import { type Diary, goToRoom } from './diary.ts';

/** Writes an article in two languages and publishes it. */
export async function writeArticle(diary: Diary): Promise<void> {
  const { page } = diary;
  await goToRoom(diary, 'Content');
  await page.getByLabel('Title of a new article').fill('The season has begun');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('textbox', { name: 'Text · English' }).fill('Ten teams, eighteen rounds.');
  await page.getByLabel('Language', { exact: true }).selectOption('sr');
  await page.getByLabel('Title · srpski').fill('Sezona je počela');
  await page.getByRole('textbox', { name: 'Text · srpski' }).fill('Deset timova, osamnaest kola.');
  await page.getByLabel('Who sees it').selectOption({ label: 'Published' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
}
