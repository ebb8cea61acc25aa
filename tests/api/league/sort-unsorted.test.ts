import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#server/db/schema/people.ts';
import { sortUnsortedPeople } from '#server/league/person/sort-unsorted.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

test('the people of an older database get their place in the lists, those of every site', async () => {
  const { db, pool } = site.database;
  const read = () => db.select({ id: people.id, sort: people.sortNames }).from(people).orderBy(people.id);
  const before = await read();
  await pool.query(`update person set sort_names = '{}'`);
  await sortUnsortedPeople(db);
  expect(await read()).toEqual(before);
});
