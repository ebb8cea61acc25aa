import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { createLog } from '#server/log.ts';
import { openEarlierBuild } from '#tests/fixtures/earlier-build.ts';

const unrecorded = [
  'two_pointers_attempted',
  'three_pointers_attempted',
  'free_throws_attempted',
  'offensive_rebounds',
  'defensive_rebounds',
  'assists',
  'turnovers',
  'steals',
  'blocks',
];
const league = 'seasons/2025-26/leagues/first-league';
const game = `(select id from game where slug = 'b-a' and round_id in (select id from round where slug = 'round-4'))`;

let earlier: DatabaseConnection;
beforeAll(async () => {
  earlier = await openEarlierBuild();
  const zeros = unrecorded.map((column) => `${column} = 0`).join(', ');
  await earlier.pool.query(`update game set coverage = 'box-score' where id in ${game}`);
  for (const table of ['game_player_stats', 'game_team_stats'])
    await earlier.pool.query(
      `update ${table} set ${zeros}, free_throws_made = greatest(free_throws_made, 1) where game_id in ${game}`,
    );
  await migrateDatabase(earlier.pool);
});
afterAll(() => earlier.close());

async function get(path: string) {
  const api = createApi({ db: earlier.db, log: createLog('silent'), checkAnswers: true });
  return (await api.request(`http://league.test/api/v2/website/${path}`)).json();
}

test('zeros that an earlier build stored for a scoresheet are null, in the game and in the sums of its players', async () => {
  const { id, coverage } = await get(`${league}/rounds/round-4/games/b-a`);
  expect(coverage).toBe('scoresheet');
  const { boxScore } = await get(`games/${id}/box-score`);
  expect(boxScore.home).toMatchObject({ efficiency: null, totals: { assists: null, twoPointersAttempted: null } });
  for (const { line } of boxScore.home.players) expect(line).toMatchObject({ steals: null, defensiveRebounds: null });

  const { players } = await get(`${league}/players`);
  const slugs = boxScore.home.players.map(({ player }: { player: { slug: string } }) => player.slug);
  const [one] = players.filter(({ player }: { player: { slug: string } }) => slugs.includes(player.slug));
  const known = one.recorded.games.assists ?? (one.totals.assists === null ? 0 : one.games);
  expect(known).toBe(one.games - 1);
});

test('games with statistics keep theirs', async () => {
  const { players } = await get(`${league}/players`);
  expect(players.some(({ totals }: { totals: { assists: number | null } }) => (totals.assists ?? 0) > 0)).toBe(true);
});
