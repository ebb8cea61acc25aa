import { expect, test } from '#tests/e2e/support/test.ts';
import { Audience } from './audience.ts';
import { comingGame } from './coming-game.ts';
import { Scorer } from './scorer.ts';
import { signIn } from './sign-in.ts';

// While the line is cut the browser says so.
test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] });

test('a quarter is entered at the desk, partly offline, and venue, stream and fans have all of it', async ({
  page,
  context,
  browser,
  demo,
}) => {
  test.slow();
  await signIn(page);
  const game = await comingGame(demo);
  const scorer = new Scorer(page, game);
  await scorer.open();
  await scorer.confirmSheets();
  await scorer.chooseStarters('away');
  await scorer.begin('Period 1');
  const audience = await Audience.open(browser, game);

  await scorer.startClocks();
  await scorer.shoot(['home', 0], 'Made', { x: 0, y: 2 });
  await scorer.answer('Who assisted?', ['home', 1]);
  await scorer.shoot(['away', 0], 'Missed', { x: 0, y: 8 });
  await scorer.answer('Who took the rebound?', ['home', 2]);
  await scorer.act(['home', 3], 'Turnover', 'Turnover: bad pass');
  await scorer.answer('Who stole the ball?', ['away', 1]);
  await scorer.shoot(['away', 1], 'Made', { x: 7, y: 0.5 });
  await scorer.answer('Who assisted?', 'Leave out');
  await scorer.expectScore(2, 3);
  await audience.expect({ score: [2, 3], fouls: [0, 0] });
  await scorer.shoot(['home', 2], 'Blocked', { x: 1, y: 1 });
  await scorer.answer('Who blocked the shot?', ['away', 2]);
  await scorer.answer('Who took the rebound?', ['home', 2]);
  await scorer.shoot(['home', 2], 'Made', { x: -1, y: 1 });
  await scorer.answer('Who assisted?', 'Leave out');

  await scorer.press('Stop');
  await scorer.act(['away', 3], 'Foul', 'Personal foul, 2 free throws');
  await scorer.answer('Who was fouled?', ['home', 4]);
  await scorer.answer('Free throw 1 of 2', 'Made');
  await scorer.answer('Free throw 2 of 2', 'Missed');
  await scorer.answer('Who took the rebound?', ['away', 4]);
  await scorer.team('home').getByRole('button', { name: 'Time-out', exact: true }).click();
  await scorer.substitute('home', 4, 5);
  await scorer.expectScore(5, 3);
  await scorer.expectRecorded();
  await scorer.expectKept();

  await context.setOffline(true);
  await scorer.startClocks();
  await scorer.shoot(['away', 4], 'Made', { x: 2, y: 3 });
  await scorer.answer('Who assisted?', ['away', 0]);
  await scorer.shoot(['home', 5], 'Made', { x: 0, y: 7.5 });
  await scorer.expectScore(8, 5);
  await scorer.press('Undo');
  await scorer.expectScore(5, 5);
  await scorer.press('Redo');
  await scorer.expectScore(8, 5);
  await expect(page.getByText('No connection: go on, it is kept here')).toBeVisible();
  expect((await scorer.live()).board).toMatchObject({ home: { score: 5 }, away: { score: 3 } });
  await audience.expect({ score: [5, 3], fouls: [0, 1] });

  await page.reload();
  await scorer.expectScore(8, 5);
  await scorer.act(['away', 0], 'Steal');
  await expect(page.getByText(/actions not sent$/)).toBeVisible();
  await context.setOffline(false);
  await scorer.expectRecorded();

  await scorer.press('Stop');
  await scorer.setGameClock('0:01.0');
  await scorer.startClocks();
  await scorer.press('End: Period 1. Score 8–5 is right');
  await scorer.expectRecorded();

  await audience.expect({ score: [8, 5], fouls: [0, 1] });
  const points = audience.fan.getByRole('row').filter({ hasText: scorer.fullNameOf(['home', 2]) });
  await expect(points.getByRole('cell').first()).toHaveText('2');
  await audience.close();
  const { board, events } = await scorer.live();
  expect(board).toMatchObject({
    phase: 'interval',
    periods: [{ home: 8, away: 5 }],
    home: { score: 8, fouls: 0, timeoutsUsed: 1 },
    away: { score: 5, fouls: 1, timeoutsUsed: 0 },
  });
  const told = events.filter(({ type }) => type !== 'clock' && type !== 'shot-clock').map(({ type }) => type);
  expect(told.slice(told.indexOf('period-start'))).toEqual([
    'period-start',
    ...['field-goal', 'assist', 'field-goal', 'rebound', 'turnover', 'steal', 'field-goal'],
    ...['field-goal', 'block', 'rebound', 'field-goal'],
    ...['foul', 'foul-drawn', 'free-throw', 'free-throw', 'rebound', 'timeout', 'substitution-out', 'substitution-in'],
    ...['field-goal', 'assist', 'field-goal', 'correction', 'correction', 'steal'],
    ...['score-confirmed', 'period-end'],
  ]);
});
