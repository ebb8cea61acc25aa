import { expect } from '#tests/e2e/support/test.ts';
import { venueOf } from './add-venues.ts';
import { type Diary, dialog, goToRoom, section } from './diary.ts';

/** Plans a double round robin from a day on, and publishes it. */
export async function planSeason(diary: Diary, firstDay: string): Promise<void> {
  const { page, teams } = diary;
  const rounds = 2 * (teams.length - 1);
  const games = (rounds * teams.length) / 2;
  await goToRoom(diary, 'Fixtures');
  await page.getByText('Plan', { exact: true }).click();
  await page.getByLabel('First day').fill(firstDay);
  await expect(page.getByText(new RegExp(`^${rounds} rounds, from `))).toBeVisible();
  for (const team of teams) {
    const row = section(page, 'Teams')
      .getByRole('group')
      .filter({ hasText: new RegExp(`^${team}`) });
    await row.locator('summary').click();
    await row.getByLabel('Home venue').selectOption(venueOf(team));
    await row.locator('summary').click();
  }
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await expect(page.getByText(`New: ${games} · moved: 0 · unchanged: 0`)).toBeVisible({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Publish' }).click();
  await dialog(page).getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(`Published: ${games} new, 0 moved`)).toBeVisible();
}
