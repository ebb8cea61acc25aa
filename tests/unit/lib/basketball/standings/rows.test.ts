import { expect, test } from 'vitest';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import { nba } from '#lib/basketball/standings/profiles/nba.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';
import { playedGame, playedGames, teamsOf } from '#tests/unit/lib/basketball/standings/support/build-game.ts';

const games = ['A–B 80–70', 'B–A 75–74', 'A–C 91–90', 'C–A 60–85', 'B–C 70–71', 'C–B 66–88', 'A–D 70–60'].map(
  (text, index) => ({ ...playedGame(text), date: `2026-01-0${index + 1}` }),
);
const rows = rankTeams({ profile: fiba, teams: teamsOf(games), games: [...games].reverse() });
const row = (team: string) => rows.find((candidate) => candidate.team === team);

test('home and away records are kept apart', () => {
  expect(row('A')?.home).toEqual({ played: 3, won: 3, lost: 0, drawn: 0, scored: 241, conceded: 220 });
  expect(row('A')?.away).toEqual({ played: 2, won: 1, lost: 1, drawn: 0, scored: 159, conceded: 135 });
});

test('form holds the last five games, the latest last, with their ids', () => {
  expect(row('A')?.form.map(({ gameId, outcome }) => `${gameId} ${outcome}`)).toEqual([
    'A–B 80–70 won',
    'B–A 75–74 lost',
    'A–C 91–90 won',
    'C–A 60–85 won',
    'A–D 70–60 won',
  ]);
});

test('the streak is the run of equal results that ends with the latest game', () => {
  expect(row('A')?.streak).toEqual({ outcome: 'won', length: 3 });
  expect(row('C')?.streak).toEqual({ outcome: 'lost', length: 1 });
});

test('a forfeit without date takes its place in the form by its round', () => {
  const dated = [
    { ...playedGame('A–B 80–70'), date: '2026-01-01', round: 1 },
    { ...playedGame('C–D 80–70'), date: '2026-01-08', round: 2 },
    { ...playedGame('A–D 60–70'), date: '2026-01-15', round: 3 },
  ];
  const awarded = { ...playedGame('C–A 0–20'), state: 'forfeited' as const, date: null, round: 2 };
  const table = rankTeams({ profile: fiba, teams: teamsOf(dated), games: [awarded, ...dated] });
  expect(table.find(({ team }) => team === 'A')?.form.map(({ outcome }) => outcome)).toEqual(['won', 'won', 'lost']);
});

test('games behind are counted from the first of the table', () => {
  expect(rows.map(({ team, gamesBehind }) => [team, gamesBehind])).toEqual([
    ['A', 0],
    ['B', 1.5],
    ['C', 2.5],
    ['D', 2],
  ]);
});

test('before the first game all teams share the first rank', () => {
  const table = rankTeams({ profile: fiba, teams: [{ id: 'A' }, { id: 'B' }], games: [] });
  expect(table.map(({ rank, shared, winShare, streak }) => [rank, shared, winShare, streak])).toEqual([
    [1, true, null, null],
    [1, true, null, null],
  ]);
});

test('a conference table counts games against teams of the other conference', () => {
  const conference = playedGames('A–X 100–90', 'B–A 80–70', 'X–B 90–80');
  const table = rankTeams({ profile: nba, teams: [{ id: 'A' }, { id: 'B' }], games: conference });
  expect(table.map(({ team, winShare }) => [team, winShare])).toEqual([
    ['B', 0.5],
    ['A', 0.5],
  ]);
});
