import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SearchAnswer, searchGroups } from '#lib/api/contract/search.ts';
import { people } from '#server/db/schema/people.ts';
import { sortNamesOf } from '#server/league/names/sort-names.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
  const { db } = site.database;
  const named = (tenantId: string, slug: string, firstName: string, lastName: string, names = {}) => ({
    tenantId,
    slug,
    firstName,
    lastName,
    names,
    sortNames: sortNamesOf({ firstName, lastName, names }, 'sr'),
  });
  const { tenantId } = site.ids;
  await db
    .insert(people)
    .values([
      named(tenantId, 'marko-cosic', 'Marko', 'Ćosić'),
      named(tenantId, 'nikola-jokic', 'Nikola', 'Jokić'),
      named(tenantId, 'luka-jokicevic', 'Luka', 'Jokićević'),
      named(tenantId, 'stefan-dordevic', 'Stefan', 'Đorđević'),
      named(tenantId, 'milos-teodosic', 'Miloš', 'Teodosić', { ru: { firstName: 'Милош', lastName: 'Теодосич' } }),
      named(site.other.ids.tenantId, 'petar-cosic', 'Petar', 'Ćosić'),
    ]);
});
afterAll(() => site.database.close());

const search = (q: string, more = ''): Promise<SearchAnswer> =>
  site.get(`search?q=${encodeURIComponent(q)}&locale=en${more}`);
const namesFor = async (q: string) => (await search(q)).people.items.map(({ name }) => name);

test.each([
  ['cosic', 'Marko Ćosić'],
  ['ĆOSIĆ', 'Marko Ćosić'],
  ['cosic marko', 'Marko Ćosić'],
  ['mar cos', 'Marko Ćosić'],
  ['Ћосић', 'Marko Ćosić'],
  ['Чосич', 'Marko Ćosić'],
  ['Никола Јокић', 'Nikola Jokić'],
  ['Йокич', 'Nikola Jokić'],
  ['djordjevic', 'Stefan Đorđević'],
  ['dordevic', 'Stefan Đorđević'],
  ['Ђорђевић', 'Stefan Đorđević'],
  ['Джорджевич', 'Stefan Đorđević'],
  ['Теодосич', 'Miloš Teodosić'],
])('%s finds %s', async (typed, name) => {
  expect((await namesFor(typed))[0]).toBe(name);
});

test.each([
  ['cosik', 'Marko Ćosić'],
  ['nikla jokc', 'Nikola Jokić'],
  ['jkoic', 'Nikola Jokić'],
  ['teodosci', 'Miloš Teodosić'],
  ['dordjevc', 'Stefan Đorđević'],
])('%s, with an error, still finds %s', async (typed, name) => {
  expect(await namesFor(typed)).toContain(name);
});

test('a whole word comes before the beginning of a longer one', async () => {
  expect(await namesFor('jokic')).toEqual(['Nikola Jokić', 'Luka Jokićević']);
});

test('what is spelled right brings nothing along that merely resembles it', async () => {
  expect(await namesFor('jokicevic')).toEqual(['Luka Jokićević']);
});

test('teams, clubs and leagues are found by name in any language', async () => {
  const celik = await search('celik');
  expect(celik.clubs.items.map(({ name }) => name)).toEqual(['Čelik']);
  expect(celik.teams.items.map(({ team }) => team.name)).toEqual(['Čelik']);
  const league = await search('Первая');
  expect(league.leagues.items.map(({ name }) => name)).toEqual(['First League']);
});

test('two teams find their games, the one alone finds all of its own', async () => {
  const both = await search('alfa beta', '&limit=50');
  expect(both.games.total).toBeGreaterThan(0);
  for (const { home, away } of both.games.items) expect([home?.name, away?.name].sort()).toEqual(['Alfa', 'Beta']);
  const own = await search('alfa', '&only=games&limit=50');
  expect(own.games.total).toBeGreaterThan(both.games.total);
  for (const { home, away } of own.games.items) expect([home?.name, away?.name]).toContain('Alfa');
});

test('a date finds the games of that day at the venue, however it is written', async () => {
  const { items } = await site.get('games?when=finished&locale=en');
  const day = items[0].tipOff.at.slice(0, 10);
  const [year, month, date] = day.split('-').map(Number);
  const english = new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date(day));
  for (const typed of [day, `${date}.${month}.${year}`, `${date} ${english} ${year}`]) {
    const { games } = await search(typed, '&limit=50');
    expect(games.total).toBeGreaterThan(0);
    for (const game of games.items) expect(game.tipOff.at?.slice(0, 10)).toBe(day);
  }
});

test('published news is found by title and lead, the latest first, a draft is not', async () => {
  const { news } = await search('vest');
  expect(news.items.map(({ slug }) => slug)).toEqual(['news-3', 'news-2', 'news-1']);
  expect((await search('nacrt')).news.total).toBe(0);
});

test('one group alone is answered where only that is wanted', async () => {
  const { people: found, teams, clubs } = await search('jokic', '&only=people&limit=1');
  expect(found.items).toHaveLength(1);
  expect(found.total).toBe(2);
  expect(teams.total + clubs.total).toBe(0);
});

test('nothing of another tenant is found', async () => {
  expect(await namesFor('petar')).toEqual([]);
  const answer = await site.get('search?q=cosic', { host: 'other.test' });
  expect(answer.people.items.map(({ slug }: { slug: string }) => slug)).toEqual(['petar-cosic']);
});

test('one letter is refused with its reason, signs alone find nothing', async () => {
  const refused = await site.request('search?q=a');
  expect(refused.status).toBe(400);
  expect((await refused.json()).issues[0].path).toBe('q');
  const signs = await search('%_%');
  expect(searchGroups.map((group) => signs[group].total)).toEqual([0, 0, 0, 0, 0, 0]);
});
