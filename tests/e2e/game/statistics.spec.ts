import { paths } from '#lib/paths.ts';
import { movement, withFonts } from '#tests/e2e/support/movement.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('the box score adds up to the score on the head of the game', async ({ page, demo }) => {
  const { home, away, score, address } = demo.roundGame;
  await page.goto(`/en${paths.game(address, 'player-stats')}`);
  for (const [team, points] of [
    [home, score?.home],
    [away, score?.away],
  ] as const) {
    const table = page.getByRole('table', { name: `Box score: ${team?.name}` });
    const titles = await table.getByRole('columnheader').allTextContents();
    const place = titles.indexOf('PTS') - 1;
    await expect(
      table
        .getByRole('row', { name: /^Total/ })
        .getByRole('cell')
        .nth(place),
    ).toHaveText(String(points));
    const figures = await table
      .locator('tbody tr')
      .evaluateAll(
        (rows, index) => rows.map((row) => Number(row.querySelectorAll('td')[index]?.textContent) || 0),
        place,
      );
    expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(points);
  }
});

test('the advanced statistics have everybody who played, and sort by a figure', async ({ page, demo }) => {
  const { home, address } = demo.roundGame;
  await page.goto(`/en${paths.game(address, 'player-stats')}`);
  const box = page.getByRole('table', { name: `Box score: ${home?.name}` });
  const advanced = page
    .getByRole('region', { name: 'Advanced statistics' })
    .getByRole('table', { name: home?.name ?? '' });
  const played = await box
    .locator('tbody tr')
    .filter({ hasText: /\d:\d\d/ })
    .count();
  await expect(advanced.locator('tbody tr')).toHaveCount(played);
  await advanced.getByRole('button', { name: /USG%/ }).click();
  const place = (await advanced.getByRole('columnheader').allTextContents()).findIndex((title) =>
    title.includes('USG%'),
  );
  const shares = async () => {
    const texts = await advanced.locator(`tbody tr td:nth-child(${place + 1})`).allTextContents();
    return texts.map(Number);
  };
  await expect.poll(async () => (await shares())[0]).toBe(Math.max(...(await shares())));
});

test('the first tab draws the course of the game and its shots, with words for those who do not see them', async ({
  page,
  demo,
}) => {
  await page.goto(`/en${paths.game(demo.roundGame.address)}`);
  await expect(page.getByRole('img', { name: /^Lead through the game\./ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Shots of .*: \d+ of \d+ made$/ })).toHaveCount(2);
  await page.getByText('In figures').first().click();
  await expect(page.getByRole('table', { name: 'Score after each period' })).toBeVisible();
});

test('lead and win probability are read from score to score by keys, and at the pointer', async ({ page, demo }) => {
  const { address, home, away, score } = demo.roundGame;
  await page.goto(`/en${paths.game(address)}`);
  await expect(page.getByRole('img', { name: /^Win probability through the game\./ })).toBeVisible();
  const readers = page.getByRole('slider', { name: /^Read the chart/ });
  await expect(readers).toHaveCount(2);
  const reading = page.locator('[aria-live]', { hasText: 'Win probability of' });
  await readers.last().focus();
  await expect(reading).toContainText(`${home?.shortName} ${score?.home}, ${away?.shortName} ${score?.away}`);
  await expect(reading).toContainText('100%');
  await page.keyboard.press('Home');
  await expect(readers.last()).toHaveAttribute('aria-valuetext', 'Quarter 1, 10:00 left');
  await page.keyboard.press('ArrowRight');
  await expect(readers.last()).toHaveAttribute('aria-valuenow', '1');
  await readers.last().blur();
  await expect(reading).toHaveCount(0);
  await readers.first().hover({ position: { x: 1, y: 60 } });
  await expect(reading).toContainText(`${home?.shortName} 0, ${away?.shortName} 0`);
});

test('a game of the playoffs tells how its series stands', async ({ page, demo }) => {
  await page.goto(`/en${paths.game(demo.playoffGame.address)}`);
  await expect(page.getByText(/^Series: .* \d–\d .*, best of \d$/)).toBeVisible();
});

test('a game to come says where and when it is played, in the time of its venue', async ({ page, demo }) => {
  const { tipOff, venue, address } = demo.comingGame;
  await page.goto(`/en${paths.game(address)}`);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: tipOff.timeZone });
  const head = page.getByRole('main').locator('header');
  await expect(head).toContainText(time.format(new Date(tipOff.at ?? '')));
  await expect(head).toContainText(venue?.name ?? '');
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the head of a game to come and lists tell the visitor’s time beside the venue’s, and nothing moves', async ({
    page,
    demo,
  }) => {
    const { tipOff, address } = demo.comingGame;
    const time = (timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(new Date(tipOff.at ?? ''));
    await page.goto(`/en${paths.game(address)}`);
    const since = await withFonts(page);
    const head = page.getByRole('main').locator('header');
    await expect(head).toContainText(`${time('Asia/Tokyo')} your time`);
    await expect(head).toContainText(new RegExp(`${time(tipOff.timeZone)} [A-Z]{2,4}`));
    const ofHead = await movement(page, since);
    expect(ofHead.total, ofHead.moved.join('\n')).toBeLessThanOrEqual(0.02);

    await page.goto('/en');
    const sinceHome = await withFonts(page);
    await expect(page.getByText(/\d\d:\d\d your time/).first()).toBeVisible();
    const ofHome = await movement(page, sinceHome);
    expect(ofHome.total, ofHome.moved.join('\n')).toBeLessThanOrEqual(0.02);
  });
});

test('a box score sorts by a column, and the address keeps it', async ({ page, demo }) => {
  await page.goto(`/en${paths.game(demo.roundGame.address, 'player-stats')}?sort-home=rebounds`);
  const table = page.getByRole('table', { name: `Box score: ${demo.roundGame.home?.name}` });
  await expect(table.getByRole('columnheader', { name: 'REB', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const rebounds = await table
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => Number(row.querySelectorAll('td')[1]?.textContent) || 0));
  expect(rebounds).toEqual(rebounds.toSorted((one, other) => other - one));
  await table.getByRole('columnheader', { name: 'Player' }).getByRole('button').click();
  await expect(page).not.toHaveURL(/sort/);
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText('%');
});

test('a game tells search engines who plays, when, and where in the season', async ({ page, demo }) => {
  const { address, home, away, tipOff } = demo.roundGame;
  await page.goto(`/en${paths.game(address)}`);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const told = new Map(texts.map((text) => JSON.parse(text)).map((one) => [one['@type'], one]));
  expect(told.get('SportsEvent')).toMatchObject({
    startDate: tipOff.at,
    homeTeam: { name: home?.name },
    awayTeam: { name: away?.name },
  });
  expect(told.get('BreadcrumbList').itemListElement).toHaveLength(3);
});
