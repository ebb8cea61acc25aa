import { expect } from '#tests/e2e/support/test.ts';
import { type Diary, dialog, goToRoom } from './diary.ts';
import { squadOf } from './teams.ts';

/** Pastes the squad of each team. */
export async function enterSquads(diary: Diary, size: number): Promise<void> {
  const { page, teams } = diary;
  await goToRoom(diary, 'People');
  for (const team of teams) {
    await page.getByLabel('Team').selectOption(team);
    await page.getByRole('button', { name: 'Add people' }).click();
    const entering = dialog(page, `${team}: add people`);
    await entering.getByText('Many at once').click();
    await entering.getByLabel('One person a line').fill(squadOf(team, size));
    await entering.getByRole('button', { name: 'Read the lines' }).click();
    await entering.getByRole('button', { name: `Enter ${size} people` }).click();
    await expect(entering).toBeHidden();
    await expect(page.getByRole('region', { name: 'Players' }).getByText(`Aca ${team}ić`)).toBeVisible();
  }
}
