import { expect, test } from 'vitest';
import { carryOver } from '#lib/basketball/standings/carry-over.ts';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import { nbl } from '#lib/basketball/standings/profiles/nbl.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';
import { playedGames, teamsOf } from '#tests/unit/lib/basketball/standings/support/build-game.ts';

const level = playedGames('A–B 80–70', 'B–C 80–70', 'C–A 80–70');
const input = { profile: fiba, teams: teamsOf(level), games: level };

test('teams level in everything share the rank and are listed by name', () => {
  const teams = [
    { id: 'A', name: 'Zadar' },
    { id: 'B', name: 'Cibona' },
    { id: 'C', name: 'Split' },
  ];
  const rows = rankTeams({ ...input, teams });
  expect(rows.map(({ team, rank, shared }) => [team, rank, shared])).toEqual([
    ['B', 1, true],
    ['C', 1, true],
    ['A', 1, true],
  ]);
  expect(rows[0]?.reason?.outcome).toBe('shared');
});

test('a recorded draw of lots separates teams level in everything', () => {
  const rows = rankTeams({ ...input, draws: [{ teams: ['C', 'A', 'B'] }] });
  expect(rows.map(({ team, rank, reason }) => [team, rank, reason?.outcome])).toEqual([
    ['C', 1, 'lots'],
    ['A', 2, 'lots'],
    ['B', 3, 'lots'],
  ]);
});

test('a draw of lots changes nothing where games decide', () => {
  const games = playedGames('A–B 80–70');
  const rows = rankTeams({ profile: fiba, teams: teamsOf(games), games, draws: [{ teams: ['B', 'A'] }] });
  expect(rows.map(({ team }) => team)).toEqual(['A', 'B']);
});

test('deducted points lower the rank and are listed with the team', () => {
  const deduction = { team: 'A', points: 2, reason: 'unlicensed player' };
  const rows = rankTeams({ ...input, deductions: [deduction] });
  expect(rows.at(-1)).toMatchObject({ team: 'A', rank: 3, classificationPoints: 1, deductions: [deduction] });
});

test('deducted wins lower wins, win share and games behind in a table ranked by them', () => {
  const rows = rankTeams({ ...input, profile: nbl, deductions: [{ team: 'B', wins: 1 }] });
  expect(rows[0]).toMatchObject({ won: 1, lost: 1, gamesBehind: 0 });
  expect(rows.at(-1)).toMatchObject({ team: 'B', won: 0, lost: 1, winShare: 0, gamesBehind: 0.5 });
  expect(rows.at(-1)).toMatchObject({ home: { won: 1, lost: 0 }, away: { won: 0, lost: 1 } });
});

test('games behind are counted from what the leader is left with', () => {
  const games = playedGames('A–B 80–70', 'A–C 80–70', 'B–A 70–80', 'B–C 80–70');
  const rows = rankTeams({ profile: nbl, teams: teamsOf(games), games, deductions: [{ team: 'A', wins: 1 }] });
  expect(rows.map(({ team, gamesBehind }) => [team, gamesBehind])).toEqual([
    ['A', 0],
    ['B', 1.5],
    ['C', 2],
  ]);
});

test('all results of the advancing teams are carried over, or only those among them', () => {
  const games = playedGames('A–B 80–70', 'A–X 60–90', 'X–B 100–50', 'X–Y 90–80');
  const idsOf = (results: 'all' | 'between-advanced') =>
    carryOver(games, new Set(['A', 'B']), results).map(({ home, away }) => home + away);
  expect(idsOf('between-advanced')).toEqual(['AB']);
  expect(idsOf('all')).toEqual(['AB', 'AX', 'XB']);
});

test('games that cannot be in the table are refused by name', () => {
  const teams = teamsOf(level);
  expect(() => rankTeams({ ...input, games: playedGames('A–X 80–70') })).toThrow(/team X is not in these standings/);
  expect(() => rankTeams({ ...input, games: [...level, ...level.slice(0, 1)] })).toThrow(/listed twice/);
  expect(() => rankTeams({ ...input, games: playedGames('A–A 80–70') })).toThrow(/plays against itself/);
  expect(() => rankTeams({ ...input, teams: [...teams, ...teams] })).toThrow(/a team is listed twice/);
  expect(() => rankTeams({ ...input, deductions: [{ team: 'X', points: 1 }] })).toThrow(/names team X/);
});
