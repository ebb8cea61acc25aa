import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { people } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { createPrivateLeague } from '#server/league/fantasy/private-league/create.ts';
import { fetchFantasySeason } from '#server/league/fantasy/season/find.ts';
import { type Fantasy, openFantasy } from '#tests/api/fantasy/support/open-fantasy.ts';
import { hostileName } from '#tests/e2e/support/hostile-name.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, type Locator, test } from '#tests/e2e/support/test.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { logIn } from './support/log-in.ts';

// The small league has no crests.
test.use({ expectedComplaints: [/status of 404/] });

const names = {
  squad: '<img src=x onerror=alert(1)>',
  league: '<script>alert(2)</script>',
  team: hostileName('team'),
  player: hostileName('player'),
};

let site: OwnSite;
let fantasy: Fantasy;
let origin: string;
let manager: string;
let privateLeague: { id: string; code: string };

test.beforeAll(async () => {
  site = await openOwnSite();
  fantasy = await openFantasy(site.db, 'fantasy', 'fantasy.localhost');
  const { scope, ids, seasonId } = fantasy;
  await site.db
    .update(teams)
    .set({ name: names.team, shortName: names.team, names: {} })
    .where(ofTenant(scope, teams, eq(teams.slug, 'alfa')));
  await site.db
    .update(people)
    .set({ firstName: 'Ana', lastName: names.player, names: {} })
    .where(ofTenant(scope, people, eq(people.id, ids.players.a[0] ?? '')));
  manager = await fantasy.follower();
  await fantasy.save(manager, 1, fantasy.input({ name: names.squad }));
  const season = await fetchFantasySeason(scope, seasonId);
  privateLeague = await createPrivateLeague(scope, season, manager, {
    requestId: randomUUID(),
    name: names.league,
    kind: 'classic',
  });
  await fantasy.begin(1);
  await fantasy.play(fantasy.gameOf(1, 0), ['a', 'b']);
  await fantasy.recount();
  const port = await freePort();
  await site.start({ PORT: String(port) });
  origin = `http://fantasy.localhost:${port}`;
});

test.afterAll(() => site?.close());

test('no script in the name of a squad, a private league, a team or a player runs on a page of fantasy', async ({
  page,
  context,
}) => {
  test.slow();
  const dialogs: string[] = [];
  context.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const shows = async (path: string, texts: readonly string[], place: Locator = page.getByRole('main')) => {
    await page.goto(`${origin}/en${path}`);
    for (const text of texts) await expect(place).toContainText(text);
    await expect(page.locator('img[src="x"], img[onerror]')).toHaveCount(0);
    expect(dialogs, path).toEqual([]);
  };
  await logIn(page, fantasy, manager, origin);
  const league = '/seasons/2025-26/leagues/first-league';

  await shows(`${league}/fantasy`, [names.squad, names.player]);
  await shows(`${league}/fantasy/rounds/1`, [names.squad, names.player]);
  await shows(`${league}/fantasy/squads/1`, [names.squad, names.player]);
  await shows(`${league}/fantasy/market/${fantasy.number('a', 0)}`, [names.player, names.team]);
  await shows(`${league}/fantasy/leagues`, [names.league]);
  await shows(`${league}/fantasy/leagues?id=${privateLeague.id}`, [names.league, names.squad]);
  await shows(`${league}/rounds/round-1/games/a-b/fantasy`, [names.player]);
  await shows('/profile/my-fantasy', [names.squad, names.player]);

  const picture = await page.goto(`${origin}/api/v2/website/share${league}/fantasy/squads/1.png`);
  expect([picture?.status(), picture?.headers()['content-type']]).toEqual([200, 'image/png']);
});
