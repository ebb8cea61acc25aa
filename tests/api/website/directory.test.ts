import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberships } from '#server/db/schema/people.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

type Named = { name: string };

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

test('clubs are listed by name, in pages, and a club knows its teams', async () => {
  const { items, pages } = await site.getPages('clubs?limit=3');
  expect(items.map(({ name }: Named) => name)).toHaveLength(4);
  expect(new Set(items.map(({ name }: Named) => name))).toEqual(new Set(['Alfa', 'Beta', 'Čelik', 'Đerdap']));
  expect(pages).toBe(2);
  const club = await site.get('clubs/celik?locale=en');
  expect(club).toMatchObject({ city: 'Niš', founded: 1950 });
  expect(club.teams).toMatchObject([{ team: { code: 'CCC' }, league: { name: 'First League', season: '2025-26' } }]);
});

test('a team has its squad in the order of the roster', async () => {
  const team = await site.get(`${leaguePath}/teams/alfa`);
  expect(team).toMatchObject({ name: 'Alfa', coach: null, league: { slug: 'first-league' } });
  expect(team.squad.map(({ number }: { number: string }) => number)).toEqual(['4', '5', '6', '7', '8', '9']);
  expect(team.squad[0]).toMatchObject({ player: { name: 'Đorđe Alfaić 1' }, position: 'PG', heightCm: 190 });
});

test('a team has its present staff by role, the head coach first', async () => {
  const { ids } = site;
  const [coach, assistant, former] = ids.players.d;
  const own = { tenantId: ids.tenantId, teamId: ids.teams.a };
  await site.database.db.insert(memberships).values([
    { ...own, personId: assistant ?? '', role: 'assistant-coach' },
    { ...own, personId: former ?? '', role: 'coach', untilDate: '2025-11-01' },
    { ...own, personId: coach ?? '', role: 'coach', fromDate: '2025-11-02' },
  ]);
  const team = await site.get(`${leaguePath}/teams/alfa?locale=sr`);
  expect(team.staff.map(({ role }: { role: string }) => role)).toEqual(['coach', 'assistant-coach']);
  expect(team.staff[0].name).toBe(team.coach);
  expect(team.squad).toHaveLength(6);
});

test('a player has the current team, the career, and a name in the requested script', async () => {
  const player = await site.get('players/player-a-1?locale=ru');
  expect(player).toMatchObject({ name: 'Джордже Первый', currentTeam: { name: 'Алфа' } });
  expect(player.career).toMatchObject([{ number: '4', team: { slug: 'alfa' }, league: { name: 'Первая лига' } }]);
});

test('news are listed latest first, without drafts, in any language there is', async () => {
  const { items } = await site.getPages('news?limit=2&locale=en');
  expect(items.map(({ title }: { title: string }) => title)).toEqual(['News 3', 'News 2', 'News 1']);
  expect(items[0]).toMatchObject({ lead: 'Uvod', publishedAt: '2025-11-03T12:00:00.000Z' });
});
