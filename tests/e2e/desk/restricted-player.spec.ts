import { getTeam } from '#lib/api/contract/directory.ts';
import { request } from '#lib/api/request.ts';
import { leagueTool } from '#tests/e2e/support/league-tool.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { comingGame } from './coming-game.ts';
import { Scorer } from './scorer.ts';
import { signIn } from './sign-in.ts';

const tenant = ['--tenant', 'localhost'];

test('a suspended player is listed with a reason only, which the office finds; officials are entered at the table', async ({
  page,
  demo,
}, info) => {
  const game = await comingGame(demo, 6);
  const { season, league } = game.address;
  const site = { apiUrl: info.project.use.baseURL ?? '' };
  const params = { season, league, team: game.home?.slug ?? '' };
  const { squad } = await request(getTeam, { params, query: { locale: 'en' } }, site);
  const player = squad.filter(({ until }) => until === null).at(-1)?.player;
  await leagueTool('people', 'restrict', player?.slug ?? '', '--as', 'suspended', ...tenant);

  await signIn(page);
  const scorer = new Scorer(page, game);
  await scorer.open();
  const home = page.getByRole('group', { name: game.home?.name ?? '' });
  const box = home.getByRole('checkbox', { name: player?.name ?? '' });
  await expect(box).not.toBeChecked();
  await expect(home.getByText('Suspended')).toBeVisible();
  await box.click();
  const dialog = page.getByRole('dialog', { name: player?.name ?? '' });
  await dialog.getByLabel('Why does the player play all the same?').fill('The appeal is not decided');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(box).toBeChecked();
  await expect(home.getByText('Suspended: The appeal is not decided')).toBeVisible();

  await home.getByLabel('Assistant coach').fill('Pomoćni Trener');
  await page.getByLabel('Name of official 1').fill('Prvi Sudija');
  await scorer.confirmSheets();
  await scorer.expectRecorded();
  expect((await scorer.live()).assistants.home).toBe('Pomoćni Trener');
  expect(await leagueTool('people', 'admissions', ...tenant)).toContain('suspended: The appeal is not decided');

  await page.getByRole('button', { name: 'Who plays' }).click();
  await expect(page.getByLabel('Name of official 1')).toHaveValue('Prvi Sudija');
  await leagueTool('people', 'allow', player?.slug ?? '', ...tenant);
});
