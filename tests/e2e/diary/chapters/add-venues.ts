import { expect } from '#tests/e2e/support/test.ts';
import { type Diary, goToRoom } from './diary.ts';

export const venueOf = (team: string) => `Dvorana ${team}`;

/** Adds the home venue of each team. */
export async function addVenues(diary: Diary): Promise<void> {
  const { page, teams } = diary;
  await goToRoom(diary, 'Competition');
  await page.getByText('Venues', { exact: true }).click();
  for (const team of teams) {
    await page.getByLabel('Add a venue').fill(venueOf(team));
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('button', { name: venueOf(team) })).toBeVisible();
  }
}
