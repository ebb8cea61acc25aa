import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const schedule = (query: string): Promise<{ games: GameSummary[]; previous: string | null; next: string | null }> =>
  site.get(`schedule?locale=en&${query}`);

test('the games of some days come by time, with the nearest days around them', async () => {
  const { games, previous, next } = await schedule('from=2025-10-11&until=2025-10-13');
  expect(games.map(({ tipOff }) => tipOff.at?.slice(0, 10))).toEqual(['2025-10-11', '2025-10-12', '2025-10-13']);
  expect([previous, next]).toEqual(['2025-10-10', '2025-10-14']);
});

test('a day is that of the venue, also for a game after midnight in UTC', async () => {
  const { db } = site.database;
  const { games } = await import('#server/db/schema/games.ts');
  const { eq } = await import('drizzle-orm');
  const { games: before } = await schedule('from=2025-10-10&until=2025-10-10');
  const id = before[0]?.id ?? '';
  await db
    .update(games)
    .set({ tipOffAt: new Date('2025-10-10T22:30:00Z') })
    .where(eq(games.id, id));
  expect((await schedule('from=2025-10-10&until=2025-10-10')).games).toEqual([]);
  const { games: after } = await schedule('from=2025-10-11&until=2025-10-11');
  expect(after.find((game) => game.id === id)?.tipOff.date).toBe('2025-10-11');
  await db
    .update(games)
    .set({ tipOffAt: new Date('2025-10-10T18:00:00Z') })
    .where(eq(games.id, id));
});

test('a league, a team and a venue filter the games and the days around them', async () => {
  const { games, next } = await schedule('from=2025-10-10&until=2025-10-11&team=alfa&league=first-league&venue=hall');
  expect(games).toHaveLength(1);
  expect(games[0]?.home?.name).toBe('Alfa');
  expect(next).toBe('2025-10-12');
  expect((await schedule('from=2025-10-01&until=2025-10-31&league=cup')).games).toEqual([]);
  expect((await schedule('from=2025-10-01&until=2025-10-31&venue=nowhere')).games).toEqual([]);
});

test('too many days and an end before the beginning are refused with their place', async () => {
  for (const query of ['from=2025-10-01&until=2025-12-31', 'from=2025-10-02&until=2025-10-01', 'from=2025-10-02']) {
    const refused = await site.request(`schedule?${query}`);
    expect(refused.status).toBe(400);
    expect((await refused.json()).issues[0].path).toBe('until');
  }
});

test('the schedule opens at the next game and names what it can be narrowed to', async () => {
  const overview = await site.get('schedule/overview?locale=en');
  expect(overview.openingDay).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(overview.leagues.map(({ slug }: { slug: string }) => slug)).toEqual(['first-league', 'cup']);
  expect(overview.teams.map(({ name }: { name: string }) => name)).toEqual(['Alfa', 'Beta', 'Čelik', 'Đerdap']);
  expect(overview.venues).toEqual([{ slug: 'hall', name: 'Hala' }]);
});

test('names are in the script of the language', async () => {
  const { teams, venues } = await site.get('schedule/overview?locale=ru');
  expect(teams.map(({ name }: { name: string }) => name)).toEqual(['Алфа', 'Бета', 'Джердап', 'Челик']);
  expect(venues).toEqual([{ slug: 'hall', name: 'Хала' }]);
});

async function feed(query = '', headers: Record<string, string> = {}): Promise<string> {
  const response = await site.request(`schedule.ics?locale=en${query}`, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  return (await response.text()).replace(/\r\n[ \t]/g, '');
}

test('the calendar has each game once under an id that stays, in UTC, with its place and its page', async () => {
  const { items } = await site.get(`${leaguePath}/games`);
  const text = await feed();
  const ids = [...text.matchAll(/^UID:(.+?)\r?$/gm)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(0);
  const known = items.map(({ id }: GameSummary) => `game-${id}@league.test`);
  for (const id of ids) expect(known).toContain(id);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0/);
  expect(text).not.toContain('TZID');
  expect(await feed()).toBe(text);
});

test('the calendar of a team has its games alone, that of another tenant none of ours', async () => {
  for (const line of (await feed('&team=alfa')).match(/^SUMMARY:.*$/gm) ?? []) expect(line).toContain('Alfa');
  const others = await feed('', { host: 'other.test' });
  const { items } = await site.get(`${leaguePath}/games`);
  for (const { id } of items as GameSummary[]) expect(others).not.toContain(id);
});

test('the calendar comes without scores where it is asked to', async () => {
  const summaries = (text: string) => text.match(/^SUMMARY:.*$/gm) ?? [];
  const scores = / \d+–\d+\r?$/;
  expect(summaries(await feed()).some((line) => scores.test(line))).toBe(true);
  const without = summaries(await feed('&scores=none'));
  expect(without.length).toBeGreaterThan(0);
  for (const line of without) expect(line).not.toMatch(scores);
  expect((await site.request('schedule.ics?scores=some')).status).toBe(400);
});

test('another tenant sees none of our games', async () => {
  const ours = await schedule('from=2025-10-01&until=2025-10-31');
  const theirs = await site.get('schedule?from=2025-10-01&until=2025-10-31', { host: 'other.test' });
  const ids = ours.games.map(({ id }) => id);
  for (const { id } of theirs.games as GameSummary[]) expect(ids).not.toContain(id);
});

test('the calendar can hold one game', async () => {
  const { items } = await site.get(`${leaguePath}/games`);
  const [game]: GameSummary[] = items;
  const text = await feed(`&game=${game?.id}`);
  expect([...text.matchAll(/^UID:(.+?)\r?$/gm)].map(([, id]) => id)).toEqual([`game-${game?.id}@league.test`]);
  expect((await site.request('schedule.ics?game=first')).status).toBe(400);
});
