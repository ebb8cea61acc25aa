import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { fantasyLineups, fantasyTotals } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type Fantasy, openFantasy } from './support/open-fantasy.ts';

let database: DatabaseConnection;
let fantasy: Fantasy;
beforeAll(async () => {
  database = await createTestDatabase();
  fantasy = await openFantasy(database.db, 'moved-round');
});
afterAll(() => database.close());

test('a round that is moved behind another waits for it, and what it is played with later changes nothing of the other', async () => {
  const ana = await fantasy.follower();
  const boris = await fantasy.follower('Boris');
  for (const follower of [ana, boris]) await fantasy.save(follower, 1, fantasy.input());
  for (const turn of [0, 1]) await fantasy.moveGame(fantasy.gameOf(1, turn), new Date(Date.now() + 60 * 86_400_000));
  await expect(fantasy.save(ana, 1, fantasy.input({ revision: 1 }))).rejects.toThrow(/Round 2 comes first/);

  await fantasy.begin(2);
  await fantasy.begin(3);
  await fantasy.play(fantasy.gameOf(2, 0), ['a', 'c']);
  await fantasy.save(
    ana,
    1,
    fantasy.input({ revision: 1, lineup: { ...fantasy.lineup, captain: fantasy.number('b', 1) } }),
  );
  await fantasy.play(fantasy.gameOf(2, 1), ['b', 'd']);
  await fantasy.recount();
  const totals = await database.db
    .select({ round: fantasyTotals.round, points: fantasyTotals.points, rank: fantasyTotals.rank })
    .from(fantasyTotals)
    .where(ofTenant(fantasy.scope, fantasyTotals, eq(fantasyTotals.round, 2)));
  expect(totals).toHaveLength(2);
  expect(totals[0]).toEqual(totals[1]);
  const lineups = await database.db.select().from(fantasyLineups).where(ofTenant(fantasy.scope, fantasyLineups));
  const inOrder = lineups.toSorted((a, b) => a.round - b.round || a.revision - b.revision);
  expect(inOrder.map(({ round, captain, revision }) => [round, captain, revision])).toEqual([
    [1, fantasy.lineup.captain, 1],
    [1, fantasy.number('b', 1), 2],
    [2, fantasy.lineup.captain, 0],
  ]);
});
