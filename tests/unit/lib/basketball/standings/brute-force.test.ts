import { expect, test } from 'vitest';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';
import { seededRandom } from '#lib/fixtures/random.ts';
import { bruteForceRanks } from '#tests/unit/lib/basketball/standings/support/brute-force.ts';
import { randomGroup, shuffled } from '#tests/unit/lib/basketball/standings/support/random-group.ts';

test('20,000 random groups rank as an independent implementation ranks them, in any order of input', () => {
  const random = seededRandom(20_260_101);
  let shared = 0;
  let restarts = 0;
  for (let group = 0; group < 20_000; group += 1) {
    const { teams, games } = randomGroup(random);
    const rows = rankTeams({
      profile: fiba,
      teams: shuffled(teams, random).map((id) => ({ id })),
      games: shuffled(games, random),
    });
    const expected = bruteForceRanks(teams, games);
    const actual = new Map(rows.map(({ team, rank }) => [team, rank]));
    if (teams.some((team) => actual.get(team) !== expected.get(team))) {
      expect({ games, ranks: Object.fromEntries(actual) }).toEqual({ games, ranks: Object.fromEntries(expected) });
    }
    if (rows.some((row) => row.shared)) shared += 1;
    if (rows.some((row) => (row.reason?.rounds.length ?? 0) > 1)) restarts += 1;
  }
  expect(shared).toBeGreaterThan(100);
  expect(restarts).toBeGreaterThan(1000);
});
