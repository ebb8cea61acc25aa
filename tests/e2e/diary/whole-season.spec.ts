import { type OwnServer, openOwnServer } from '#tests/e2e/support/own-site.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { addVenues } from './chapters/add-venues.ts';
import { brandSite } from './chapters/brand-site.ts';
import { decide } from './chapters/decide.ts';
import { type Diary, dayFromToday } from './chapters/diary.ts';
import { enterResults } from './chapters/enter-results.ts';
import { enterSquads } from './chapters/enter-squads.ts';
import { planSeason } from './chapters/plan-season.ts';
import { seedPlayoff } from './chapters/seed-playoff.ts';
import { setUp } from './chapters/set-up.ts';
import { tenTeams } from './chapters/teams.ts';
import { transferPlayer } from './chapters/transfer-player.ts';
import { writeArticle } from './chapters/write-article.ts';

// What is asked for before the set-up is not there.
test.use({ expectedComplaints: [/status of (403|404)/], actionTimeout: 20_000 });
test.describe.configure({ timeout: 900_000 });

for (const width of [390, 1280])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    let server: OwnServer;
    let origin: string;
    test.beforeAll(async () => {
      server = await openOwnServer();
      origin = await server.start();
    });
    test.afterAll(() => server.close());

    test('a secretary brings a season from the first start to the champion by clicks alone', async ({ page }) => {
      const diary: Diary = { page, origin, teams: tenTeams };
      const chapter = (title: string, write: () => Promise<void>) => test.step(title, write);
      await chapter('first start', () => setUp(diary, server.log));
      await chapter('look', () => brandSite(diary));
      await chapter('venues', () => addVenues(diary));
      await chapter('squads', () => enterSquads(diary, 11));
      await chapter('plan', () => planSeason(diary, dayFromToday(-200)));
      await chapter('nine rounds', () => enterResults(diary, 45));
      await chapter('a decision', () => decide(diary, 'Jadran'));
      await chapter('a transfer', () => transferPlayer(diary, 'Jadran', 'Iskra'));
      await chapter('an article', () => writeArticle(diary));
      await chapter('the other rounds', () => enterResults(diary, 44));
      await chapter('seeding', () => seedPlayoff(diary));
      await chapter('semi-finals', () => enterResults(diary, 2));
      await chapter('final', () => enterResults(diary, 1));
      await chapter('champion', async () => {
        await page.goto(`${origin}/en/seasons`);
        await expect(page.getByRole('main')).toContainText('93 gamesAVAChampionsAvala');
      });
    });
  });
