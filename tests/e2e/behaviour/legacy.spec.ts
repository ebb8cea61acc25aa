import { expect, test } from '#tests/e2e/support/test.ts';

test('addresses of the former site show the pages of today', async ({ page, demo }) => {
  const league = `/seasons/${demo.season}/leagues/${demo.league}`;
  for (const [old, today] of [
    ['/en/seasons/_season/leagues/_league/tabs/Standings', `/en${league}`],
    [`/sr${league}/tabs/PlayersStats`, `/sr${league}/players-stats`],
    [`${league}/tabs/AllGames?team=${demo.team.slug}`, `${league}/all-games?team=${demo.team.slug}`],
    ['/seasons/_season', `/seasons/${demo.season}`],
    ['/ru/clubs/tabs/Photo', '/ru/clubs'],
    ['/en/TemporaryWithChild', '/en'],
    ['/Temporary', '/'],
    ['/fr/auth/Register', '/fr/auth/register'],
    ['/en/profile/tabs/MyGames', '/en/auth/login'],
  ] as const) {
    const answer = await page.goto(old);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(today);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('they stay on the site of the requested club', async ({ page, baseURL }) => {
  const club = (baseURL ?? '').replace('localhost', 'club.localhost');
  await page.goto(`${club}/sr/clubs/_club`);
  await expect(page).toHaveURL(`${club}/sr/clubs`);
});
