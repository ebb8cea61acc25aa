import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tags } from '#lib/api/tags.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { getSquad } from '#server/league/fantasy/squad/get.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type Fantasy, openFantasy } from './support/open-fantasy.ts';

let database: DatabaseConnection;
let fantasy: Fantasy;
beforeAll(async () => {
  database = await createTestDatabase();
  fantasy = await openFantasy(database.db, 'states');
  await fantasy.save(await fantasy.follower(), 1, fantasy.input());
  await fantasy.begin(1);
  await fantasy.play(fantasy.gameOf(1, 0), ['a', 'b']);
});
afterAll(() => database.close());

const setState = (state: 'live' | 'cancelled') =>
  database.db
    .update(games)
    .set({ state })
    .where(ofTenant(fantasy.scope, games, eq(games.id, fantasy.gameOf(1, 1))));

/** Who has played, and who is of the second game. */
async function statesOfPicks() {
  const read = new Set<string>();
  const scope = { ...fantasy.scope, host: 'states.test', locale: 'en', fallbackLocale: 'en', tags: read } as const;
  const slugs = { season: '2025-26', league: 'first-league' };
  const page = await getSquad(scope, slugs, { squad: 1, round: 1 });
  const of = (entrant: number) => {
    const { state, didPlay } = page.shown?.picks.find((pick) => pick.entrant.number === entrant) ?? {};
    return { state, didPlay };
  };
  return { played: of(fantasy.lineup.captain), other: of(fantasy.number('c', 0)), tags: read };
}

test('of a pick is told whether the game is to come, is being played, is booked or is worth nothing', async () => {
  const before = await statesOfPicks();
  expect(before.played).toEqual({ state: 'booked', didPlay: true });
  expect(before.other).toEqual({ state: 'coming', didPlay: null });
  await setState('live');
  expect(await statesOfPicks()).toMatchObject({
    played: { state: 'booked', didPlay: true },
    other: { state: 'live', didPlay: null },
  });
  await setState('cancelled');
  expect(await statesOfPicks()).toMatchObject({ other: { state: 'worthless', didPlay: false } });
});

test('the page of a squad is stale when a game of its players begins, and needs no word of those that are decided', async () => {
  await setState('live');
  const { tags: read } = await statesOfPicks();
  expect(read).toContain(tags.game(fantasy.gameOf(1, 1)));
  await setState('cancelled');
  expect((await statesOfPicks()).tags).not.toContain(tags.game(fantasy.gameOf(1, 1)));
});
