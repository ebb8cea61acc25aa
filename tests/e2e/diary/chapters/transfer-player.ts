import { expect } from '#tests/e2e/support/test.ts';
import { type Diary, dialog, goToRoom, section } from './diary.ts';

/** A player goes from one team to another. */
export async function transferPlayer(diary: Diary, from: string, to: string): Promise<void> {
  const { page } = diary;
  const player = `Bojan ${from}ić`;
  await goToRoom(diary, 'People');
  await page.getByLabel('Team').selectOption(from);
  await section(page, 'Players')
    .getByRole('button', { name: new RegExp(`^\\d+ ${player}`) })
    .click();
  const place = dialog(page, player);
  await place.getByText('Transfer to another team').click();
  await place.getByLabel('Team').selectOption(to);
  await place.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(section(page, 'Have left').getByRole('button', { name: new RegExp(player) })).toBeVisible();
}
