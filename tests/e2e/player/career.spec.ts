import { getPlayerCareer, type PlayerCareer } from '#lib/api/contract/player-career.ts';
import { getPlayerIndex, listPlayers } from '#lib/api/contract/player-directory.ts';
import { request } from '#lib/api/request.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

/** A player of the demo's first season with games enough for a second page of them. */
async function veteran(apiUrl: string): Promise<{ slug: string; career: PlayerCareer }> {
  const { seasons } = await request(getPlayerIndex, { params: {}, query: {} }, { apiUrl });
  const query = { season: seasons.at(-1)?.slug, limit: 200 };
  const { items } = await request(listPlayers, { params: {}, query }, { apiUrl });
  for (const { slug } of items) {
    const career = await request(getPlayerCareer, { params: { player: slug }, query: { locale: 'en' } }, { apiUrl });
    if ((career.totals[0]?.games ?? 0) > 60) return { slug, career };
  }
  throw new Error('The demo has no veteran.');
}

test('a career has a line for each season and team, and a last one with all of it', async ({ page, baseURL }) => {
  const { slug, career } = await veteran(baseURL ?? '');
  await page.goto(`/en/players/${slug}`);
  const table = page.getByRole('table', { name: 'Career, per game' });
  await expect(table.locator('tbody tr')).toHaveCount(career.seasons.length);
  const whole = table.locator('tfoot tr').filter({ hasText: 'Career' });
  await expect(whole.locator('td').first()).toHaveText(String(career.totals[0]?.games));
});

test('the shot chart shows another season when it is picked', async ({ page, baseURL }) => {
  const { slug } = await veteran(baseURL ?? '');
  await page.goto(`/en/players/${slug}`);
  const part = page.getByRole('region', { name: 'Shot chart' });
  const chart = part.getByRole('img', { name: /^Shots of/ });
  const before = (await chart.getAttribute('aria-label')) ?? '';
  const season = part.getByLabel('Season');
  await untilInteractive(season);
  await season.selectOption({ index: 1 });
  await expect(chart).not.toHaveAttribute('aria-label', before);
  await season.selectOption({ index: 0 });
  await expect(chart).toHaveAttribute('aria-label', before);
});

test('the games of a career go on to the first, and can be those of a season', async ({ page, baseURL }) => {
  const { slug, career } = await veteran(baseURL ?? '');
  await page.goto(`/en/players/${slug}/last-games`);
  const games = page.getByRole('table', { name: 'All games' }).locator('tbody tr');
  await expect(games).toHaveCount(50);
  const more = page.getByRole('button', { name: 'More games' });
  await untilInteractive(more);
  await more.click();
  await expect(games).toHaveCount(Math.min(100, career.totals[0]?.games ?? 0));
  const latest = career.seasons[0]?.league;
  const ofSeason = career.seasons.filter(({ league }) => league.season === latest?.season);
  await page.getByLabel('Season').selectOption(latest?.season ?? '');
  await expect(games).toHaveCount(ofSeason.reduce((sum, season) => sum + season.games, 0));
  await games.first().getByRole('link', { name: 'Play-by-play' }).click();
  await expect(page).toHaveURL(/\/play-by-play$/);
});
