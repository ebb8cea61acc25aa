import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { comingGame } from './coming-game.ts';
import { Scorer } from './scorer.ts';
import { signIn } from './sign-in.ts';

const free = '98';

/** The boards, the graphics and the page of the game show players by number and name. */
async function openSurface(scorer: Scorer, open: () => Promise<Page>, path: string): Promise<Page> {
  const page = await open();
  await page.goto(`${new URL(scorer.page.url()).origin}${withLocale('en', path)}`);
  return page;
}

test('a corrected number, a late player and a changed official reach the other desk, the boards and the fans', async ({
  page,
  browser,
  demo,
}) => {
  test.slow();
  const game = await comingGame(demo, 4);
  await signIn(page);
  const first = new Scorer(page, game);
  await first.open();
  const late = await first.confirmSheets({ isLastMissing: true });
  await first.chooseStarters('away');
  await first.begin('Period 1');
  await first.expectRecorded();

  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await signIn(otherPage);
  const second = await first.on(otherPage);
  await expect(page.getByText('With: Ana Ilić (Everything)')).toBeVisible();
  await otherPage.getByRole('combobox', { name: 'What this device does' }).selectOption('Statistics');
  await expect(page.getByText('With: Ana Ilić (Statistics)')).toBeVisible();
  await expect(otherPage.getByRole('button', { name: 'Start', exact: true })).toHaveCount(0);
  const board = await openSurface(
    first,
    () => browser.newPage(),
    paths.venueScreen(game.venue?.slug ?? '', 'player-stats'),
  );
  const fan = await openSurface(first, () => browser.newPage(), paths.game(game.address, 'player-stats'));
  const surname = first.surnameOf(['home', 0]);
  await expect(board.getByText(surname, { exact: false }).first()).toBeVisible();

  // The other desk is typing in its own sheet meanwhile: nothing of that is lost.
  await otherPage.getByRole('button', { name: 'Who plays' }).click();
  const coach = otherPage.getByRole('group', { name: game.away?.name ?? '' }).getByLabel('Head coach');
  await coach.fill('Coach of the Other Desk');

  await first.changeSheet(async (home) => {
    await home.getByLabel(`Number of ${first.fullNameOf(['home', 0])}`).fill(free);
    await home.getByRole('checkbox', { name: late }).check();
    await page.getByLabel('Name of official 1').fill('Novi Sudija');
  });
  await expect(first.team('home').getByRole('button', { name: new RegExp(`^${free} `) })).toBeVisible();

  await expect(otherPage.getByText('Another device has changed this sheet; confirming replaces it.')).toBeVisible();
  await expect(coach).toHaveValue('Coach of the Other Desk');
  await otherPage.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(second.team('home').getByRole('button', { name: new RegExp(`^${free} `) })).toBeVisible();
  await otherPage.getByRole('button', { name: 'Who plays' }).click();
  await expect(otherPage.getByLabel('Name of official 1')).toHaveValue('Novi Sudija');
  await otherPage.getByRole('button', { name: 'Cancel', exact: true }).click();
  const row = (surface: Page) => surface.getByRole('row').filter({ hasText: surname }).first();
  await expect(row(board)).toContainText(free);
  await expect(row(fan)).toContainText(free);

  // The late player comes in at the other desk, and can be tapped at both.
  const place = first.sheetSize('home');
  await first.readSheet();
  second.takeSheetOf(first);
  await second.substitute('home', 4, place);
  await second.act(['home', place], 'Steal');
  await second.expectRecorded();
  await expect(first.player(['home', place])).toBeVisible();
  await first.act(['home', place], 'Assist');
  await first.expectRecorded();
  const { events } = await first.live();
  expect(events.slice(-2).map(({ type }) => type)).toEqual(['steal', 'assist']);
  await other.close();
});

test('a player whom nobody knows is entered by number, plays, and is no more than that number for the public', async ({
  page,
  browser,
  demo,
}) => {
  test.slow();
  const game = await comingGame(demo, 5);
  await signIn(page);
  const scorer = new Scorer(page, game);
  await scorer.open();
  await scorer.confirmSheets({ isLastMissing: true });
  await scorer.chooseStarters('away');
  await scorer.begin('Period 1');
  await scorer.changeSheet(async (home) => {
    await home.getByText('Add a player who is not listed').click();
    await home.getByLabel('Number', { exact: true }).fill(free);
    await home.getByLabel('Name (optional)').fill('Vuk Neznani');
    await home.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(home.getByLabel('Number of Vuk Neznani')).toHaveValue(free);
  });
  const place = scorer.sheetSize('home');
  await scorer.readSheet();
  await scorer.substitute('home', 4, place, `${free} Neznani`);
  await page.getByRole('button', { name: new RegExp(`^${free} Neznani`) }).click();
  await scorer.press('Steal');
  await scorer.expectRecorded();
  const fan = await openSurface(scorer, () => browser.newPage(), paths.game(game.address, 'play-by-play'));
  await expect(
    fan
      .getByRole('row')
      .filter({ hasText: `Player ${free}` })
      .filter({ hasText: 'Steal' }),
  ).toBeVisible();
  await expect(fan.getByText('Neznani')).toHaveCount(0);
});
