import { expect } from '#tests/e2e/support/test.ts';
import { type Diary, dialog, goToRoom, section } from './diary.ts';
import { scoreOf } from './teams.ts';

/** Enters the final scores of the first games that lack one, so many. */
export async function enterResults(diary: Diary, count: number): Promise<void> {
  const { page, teams } = diary;
  const team = `(${teams.join('|')})`;
  const pair = new RegExp(`${team} – ${team}`);
  await goToRoom(diary, 'Results');
  const missing = section(page, 'Without a result').getByRole('button', { name: pair });
  for (let entered = 0; entered < count; entered++) {
    const [, home = '', away = ''] = pair.exec((await missing.first().textContent()) ?? '') ?? [];
    const score = scoreOf(home, away);
    await missing.first().click();
    await dialog(page).getByLabel(home, { exact: true }).fill(String(score.home));
    await dialog(page).getByLabel(away, { exact: true }).fill(String(score.away));
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toBeHidden();
  }
}
