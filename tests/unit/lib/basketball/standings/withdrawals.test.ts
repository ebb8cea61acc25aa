import { expect, test } from 'vitest';
import type { AnnulmentPolicy, StandingsGame } from '#lib/basketball/standings/game.ts';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';
import { playedGame, playedGames, teamsOf } from '#tests/unit/lib/basketball/standings/support/build-game.ts';

const open: StandingsGame = { ...playedGame('W–B 0–0'), state: 'scheduled', score: null };
const games = [...playedGames('W–A 90–60', 'A–B 80–70'), open];

function table(policy: AnnulmentPolicy, played = games) {
  return rankTeams({ profile: fiba, teams: teamsOf(played), games: played, annulments: [{ team: 'W', policy }] }).map(
    (row) => [row.team, row.won, row.lost, row.classificationPoints, row.withdrawn],
  );
}

test('deleting all games of a withdrawn team leaves the others their own games', () => {
  expect(table('delete-all')).toEqual([
    ['A', 1, 0, 2, false],
    ['B', 0, 1, 1, false],
    ['W', 0, 0, 0, true],
  ]);
});

test('keeping what was played forfeits only the open games, and the withdrawn team stands last', () => {
  expect(table('keep-played')).toEqual([
    ['A', 1, 1, 3, false],
    ['B', 1, 1, 3, false],
    ['W', 1, 1, 2, true],
  ]);
});

test('forfeiting all games gives each opponent a win', () => {
  expect(table('forfeit-all')).toEqual([
    ['A', 2, 0, 4, false],
    ['B', 1, 1, 3, false],
    ['W', 0, 2, 0, true],
  ]);
});

test('two withdrawn teams both forfeit the game between them', () => {
  const rows = rankTeams({
    profile: fiba,
    teams: teamsOf(games),
    games,
    annulments: [
      { team: 'W', policy: 'keep-played' },
      { team: 'B', policy: 'keep-played' },
    ],
  });
  expect(rows.find(({ team }) => team === 'W')).toMatchObject({ won: 1, lost: 1, classificationPoints: 2 });
  expect(rows.find(({ team }) => team === 'B')).toMatchObject({ won: 0, lost: 2, classificationPoints: 1 });
});
