import { expect } from '#tests/e2e/support/test.ts';
import { type Diary, dayFromToday, dialog, goToLeague, section } from './diary.ts';

/** Declares a playoff of the first four, one game a round, and seeds it from the final table. */
export async function seedPlayoff(diary: Diary): Promise<void> {
  const { page } = diary;
  await goToLeague(diary);
  const playoffs = section(page, 'Playoffs');
  await playoffs.getByLabel('Name').fill('Playoff');
  await playoffs.getByLabel('Teams', { exact: true }).selectOption('4 teams');
  for (const round of ['Semi-finals', 'Final'])
    await playoffs.getByRole('group', { name: round, exact: true }).getByLabel('Format').selectOption('One game');
  await playoffs.getByLabel('Day of game 1').first().fill(dayFromToday(-12));
  await playoffs.getByLabel('Day of game 1').last().fill(dayFromToday(-5));
  await playoffs.getByRole('button', { name: 'Declare', exact: true }).click();
  await expect(page.getByText('Declared: Playoff')).toBeVisible();
  await playoffs.getByRole('button', { name: 'Seed from the table' }).click();
  await dialog(page).getByRole('button', { name: 'Seed from the table' }).click();
  await expect(page.getByText(/^Seeded: /)).toBeVisible();
}
