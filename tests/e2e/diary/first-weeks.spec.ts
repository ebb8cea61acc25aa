import { type OwnServer, openOwnServer } from '#tests/e2e/support/own-site.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { addVenues } from './chapters/add-venues.ts';
import { type Diary, dayFromToday } from './chapters/diary.ts';
import { enterResults } from './chapters/enter-results.ts';
import { enterSquads } from './chapters/enter-squads.ts';
import { planSeason } from './chapters/plan-season.ts';
import { setUp } from './chapters/set-up.ts';
import { tenTeams } from './chapters/teams.ts';

// What is asked for before the set-up is not there.
test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: [/status of (403|404)/], actionTimeout: 20_000 });
test.describe.configure({ timeout: 300_000 });

let server: OwnServer;
let origin: string;
test.beforeAll(async () => {
  server = await openOwnServer();
  origin = await server.start();
});
test.afterAll(() => server.close());

test('a secretary comes from an empty installation to the first results on a phone', async ({ page }) => {
  const diary: Diary = { page, origin, teams: tenTeams.slice(0, 4) };
  await setUp(diary, server.log);
  await addVenues(diary);
  await enterSquads(diary, 5);
  await planSeason(diary, dayFromToday(-60));
  await enterResults(diary, 4);
  await page.goto(`${origin}/en/seasons/2025-26/leagues/first-league`);
  await expect(page.getByRole('table').first().getByRole('row').nth(1)).toContainText('Avala');
});
