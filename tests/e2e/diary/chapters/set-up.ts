import sharp from 'sharp';
import { expect } from '#tests/e2e/support/test.ts';
import { type Diary, league, season } from './diary.ts';

/** Sets up the empty installation with the code of its log: who, title, languages, crest, the league and its teams. */
export async function setUp({ page, origin, teams }: Diary, log: () => string): Promise<void> {
  await page.goto(`${origin}/en`);
  await page.getByLabel('Code').fill(/code: (\S+)/.exec(log())?.[1] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Vera Stojić');
  await page.getByLabel('E-mail').fill('vera@league.example');
  await page.getByLabel('Title of the site').fill('League of the North');
  await page.getByRole('checkbox', { name: 'srpski' }).check();
  await page.getByRole('checkbox', { name: 'русский' }).check();
  await page.getByLabel('Time zone').selectOption('Europe/Belgrade');
  const crest = sharp({ create: { width: 256, height: 256, channels: 3, background: '#0b3d2e' } });
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'crest.png', mimeType: 'image/png', buffer: await crest.png().toBuffer() });
  await expect(page.getByLabel('Bands', { exact: true })).toHaveValue('#0b3d2e');
  await page.getByLabel('Season', { exact: true }).fill(season);
  await page.getByLabel('Name of the league').fill(league);
  await page.getByLabel('Teams').fill(teams.join('\n'));
  await page.getByRole('button', { name: 'Make the site' }).click();
  await expect(page).toHaveURL(`${origin}/en/office`);
}
