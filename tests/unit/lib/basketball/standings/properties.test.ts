import { expect, test } from 'vitest';
import type { StandingsGame } from '#lib/basketball/standings/game.ts';
import { standingsProfiles } from '#lib/basketball/standings/profiles/all.ts';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';
import { seededRandom } from '#lib/fixtures/random.ts';
import { randomGroup, shuffled } from '#tests/unit/lib/basketball/standings/support/random-group.ts';

test.each(standingsProfiles)('under $id the whole table is the same in any order of input', (profile) => {
  const random = seededRandom(7);
  for (let group = 0; group < 300; group += 1) {
    const { teams, games } = randomGroup(random);
    const listed = teams.map((id) => ({ id }));
    const rows = rankTeams({ profile, teams: listed, games });
    expect(rankTeams({ profile, teams: shuffled(listed, random), games: shuffled(games, random) })).toEqual(rows);
  }
});

test.each(standingsProfiles)('under $id ranks run from one without gaps, shared ranks apart', (profile) => {
  const random = seededRandom(8);
  for (let group = 0; group < 300; group += 1) {
    const { teams, games } = randomGroup(random);
    const rows = rankTeams({ profile, teams: teams.map((id) => ({ id })), games });
    expect(rows.map(({ team }) => team).sort()).toEqual(teams);
    for (const [index, { rank, shared }] of rows.entries()) {
      const sharers = rows.filter((row) => row.rank === rank).length;
      expect(shared).toBe(sharers > 1);
      expect(rank).toBe(rows.findIndex((row) => row.rank === rank) + 1);
      expect(rank).toBeLessThanOrEqual(index + 1);
    }
  }
});

test('a game between two teams outside the tie never changes its head-to-head values', () => {
  const random = seededRandom(9);
  let compared = 0;
  for (let group = 0; group < 2000; group += 1) {
    const { teams, games } = randomGroup(random);
    const listed = teams.map((id) => ({ id }));
    const before = rankTeams({ profile: fiba, teams: listed, games });
    const tie = before.find(({ reason }) => reason)?.reason?.rounds[0];
    const [home, away] = teams.filter((team) => !tie?.teams.includes(team));
    if (!tie || !home || !away) continue;
    const outside: StandingsGame = { id: 'new', home, away, state: 'final', score: { home: 99, away: 50 } };
    const after = rankTeams({ profile: fiba, teams: listed, games: [...games, outside] });
    const same = after
      .flatMap(({ reason }) => reason?.rounds ?? [])
      .find((round) => {
        return round.teams.length === tie.teams.length && round.teams.every((team) => tie.teams.includes(team));
      });
    if (!same) continue;
    compared += 1;
    const headToHead = (round: typeof tie) => round.steps.filter(({ criterion }) => criterion.scope === 'head-to-head');
    expect(headToHead(same)).toEqual(headToHead(tie));
  }
  expect(compared).toBeGreaterThan(200);
});
