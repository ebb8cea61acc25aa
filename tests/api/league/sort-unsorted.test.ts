import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#server/db/schema/people.ts';
import { sortUnsortedPeople } from '#server/league/person/sort-unsorted.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const read = () => site.database.db.select({ id: people.id, sort: people.sortNames }).from(people).orderBy(people.id);

test.each([
  ['has no lists', `sort_names = '{}'`],
  ['lacks the list of a language', `sort_names = sort_names - 'ru'`],
])('the people of a database that %s get their place, those of every site', async (_, older) => {
  const before = await read();
  await site.database.pool.query(`update person set ${older}`);
  await sortUnsortedPeople(site.database.db);
  expect(await read()).toEqual(before);
});

test('people who have their place are left as they are', async () => {
  await site.database.pool.query(`update person set sort_names = sort_names || '{"ru": "Z"}'`);
  const before = await read();
  await sortUnsortedPeople(site.database.db);
  expect(await read()).toEqual(before);
});
