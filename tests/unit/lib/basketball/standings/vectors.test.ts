import { expect, test } from 'vitest';
import { defineStandingsProfile } from '#lib/basketball/standings/define-profile.ts';
import { euroleague } from '#lib/basketball/standings/profiles/euroleague.ts';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';
import { playedGame, playedGames, teamsOf } from '#tests/unit/lib/basketball/standings/support/build-game.ts';

const order = (rows: { team: string }[]) => rows.map(({ team }) => team);

test('two separate ties of two are each decided by their own game (V1)', () => {
  const games = playedGames('A–B 100–55', 'A–C 90–85', 'A–D 75–80', 'B–C 100–95', 'B–D 80–75', 'C–D 60–55');
  const rows = rankTeams({ profile: fiba, teams: teamsOf(games), games });

  expect(order(rows)).toEqual(['A', 'B', 'C', 'D']);
  expect(rows.map((row) => row.classificationPoints)).toEqual([5, 5, 4, 4]);
  expect(rows.map((row) => row.reason?.rounds.at(-1)?.teams)).toEqual([
    ['A', 'B'],
    ['A', 'B'],
    ['C', 'D'],
    ['C', 'D'],
  ]);
});

test('a tie of three is decided by the difference in the mini-table, then by the game between the last two (V2)', () => {
  const games = playedGames('A–B 100–55', 'A–C 90–85', 'A–D 120–75', 'B–C 100–85', 'B–D 75–80', 'C–D 65–55');
  const rows = rankTeams({ profile: fiba, teams: teamsOf(games), games });

  expect(order(rows)).toEqual(['A', 'B', 'C', 'D']);
  expect(rows[0]?.reason).toBeNull();
  const round = rows[1]?.reason?.rounds[0];
  expect(round?.miniTable.map(({ team, difference }) => [team, difference])).toEqual([
    ['B', 10],
    ['C', -5],
    ['D', -5],
  ]);
  expect(round?.steps.map(({ criterion, decided }) => [criterion.kind, decided])).toEqual([
    ['classification-points', false],
    ['difference', true],
  ]);
  expect(rows[2]?.reason?.rounds.map(({ teams }) => teams)).toEqual([
    ['B', 'C', 'D'],
    ['C', 'D'],
  ]);
});

const restartVector = playedGames('A–B 90–70', 'A–C 88–80', 'A–D 85–75', 'C–B 100–95', 'D–C 70–60', 'B–D 80–65');

test('the procedure starts again for the teams still level (V3, D.1.4)', () => {
  const rows = rankTeams({ profile: fiba, teams: teamsOf(restartVector), games: restartVector });
  expect(order(rows)).toEqual(['A', 'B', 'D', 'C']);
});

test('a league may go on in the same mini-table instead of starting again', () => {
  const profile = defineStandingsProfile({ id: 'going-on', restart: false });
  const rows = rankTeams({ profile, teams: teamsOf(restartVector), games: restartVector });
  expect(order(rows)).toEqual(['A', 'B', 'C', 'D']);
});

test('points of overtimes count for FIBA and nowhere for the EuroLeague (V4)', () => {
  const afterOvertime = { ...playedGame('Y–X 92–86'), regulationScore: { home: 80, away: 80 } };
  const games = [playedGame('X–Y 80–75'), afterOvertime];
  const teams = teamsOf(games);

  expect(order(rankTeams({ profile: fiba, teams, games }))).toEqual(['Y', 'X']);
  const rows = rankTeams({ profile: euroleague, teams, games });
  expect(order(rows)).toEqual(['X', 'Y']);
  expect(rows[0]).toMatchObject({ won: 1, lost: 1, pointsFor: 160, pointsAgainst: 155 });
});
