import { expect } from '#tests/e2e/support/test.ts';
import { type Diary, dialog, goToLeague, goToRoom, section } from './diary.ts';

/** A team does not come to the next game: it is forfeited, and a point is taken off. */
export async function decide(diary: Diary, team: string): Promise<void> {
  const { page } = diary;
  await goToRoom(diary, 'Results');
  await section(page, 'Without a result')
    .getByRole('button', { name: new RegExp(`${team} –`) })
    .first()
    .click();
  const result = dialog(page);
  await result.getByLabel('What is stated').selectOption('Forfeit');
  await result.getByLabel('Team at fault').selectOption(team);
  await result.getByLabel('Reason').fill('The team did not come');
  await result.getByRole('button', { name: 'Save' }).click();
  await expect(result).toBeHidden();

  await goToLeague(diary);
  const decisions = section(page, 'Decisions on the table');
  await decisions.getByLabel('Team', { exact: true }).selectOption(team);
  await decisions.getByLabel('Points taken off').fill('1');
  await decisions.getByText('Reason, below the table').click();
  await decisions.getByLabel('English').fill('It did not come to a game');
  await decisions.getByRole('button', { name: 'Save the decision' }).click();
  await expect(decisions.getByText(`${team}: taken off: 1`)).toBeVisible();
}
