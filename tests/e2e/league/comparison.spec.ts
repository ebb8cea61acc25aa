import { paths } from '#lib/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

test('from the page of a player a few letters lead to the comparison with another', async ({ page, demo }) => {
  const { season, league, player, otherPlayer } = demo;
  await page.goto(`/en${paths.player(player)}`);
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(`/en${paths.comparePlayer(season, league, player)}`);
  const other = page.locator(`a[href="/en${paths.comparePlayers(season, league, player, otherPlayer)}"]`);
  const name = (await other.locator('span').first().textContent()) ?? '';
  const field = page.getByRole('searchbox', { name: 'Find a player or a team' });
  await untilInteractive(field);
  await field.fill('no such name');
  await expect(page.getByText('Nobody of this name has played in this league.')).toBeVisible();
  await expect(other).toBeHidden();
  await field.fill(name);
  await other.click();
  await expect(page).toHaveURL(`/en${paths.comparePlayers(season, league, player, otherPlayer)}`);
  await expect(page.getByRole('heading', { name: 'Season averages' })).toBeVisible();
  await expect(page.getByRole('link', { name: name.trim() }).first()).toBeVisible();
});

test('both orders of a pair are one address', async ({ request, demo }) => {
  const { season, league, team, otherTeam } = demo;
  const path = `/en${paths.compareTeams(season, league, team.slug, otherTeam)}`;
  const reversed = path.split('/');
  reversed.push(...reversed.splice(-2).reverse());
  const answer = await request.get(reversed.join('/'), { maxRedirects: 0 });
  expect({ status: answer.status(), location: answer.headers().location }).toEqual({ status: 308, location: path });
  expect((await request.get(`${path}x`)).status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('two teams are chosen by links', async ({ page, demo }) => {
    const { season, league, team, otherTeam } = demo;
    await page.goto(`/en${paths.team(season, league, team.slug)}`);
    await page.getByRole('link', { name: 'Compare teams' }).click();
    await page.locator(`a[href="/en${paths.compareTeams(season, league, team.slug, otherTeam)}"]`).click();
    await expect(page.getByRole('heading', { name: 'Season averages' })).toBeVisible();
  });
});
