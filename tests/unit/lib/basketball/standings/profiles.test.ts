import { expect, test } from 'vitest';
import { defineStandingsProfile } from '#lib/basketball/standings/define-profile.ts';
import type { StandingsGame } from '#lib/basketball/standings/game.ts';
import { mutualGames } from '#lib/basketball/standings/mutual-games.ts';
import { findStandingsProfile } from '#lib/basketball/standings/profiles/all.ts';
import { euroleague } from '#lib/basketball/standings/profiles/euroleague.ts';
import { goalAverage } from '#lib/basketball/standings/profiles/goal-average.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';
import { playedGame, playedGames, teamsOf } from '#tests/unit/lib/basketball/standings/support/build-game.ts';

test('head-to-head is passed over while a mutual game is open, then used', () => {
  const first = playedGames('A–B 70–60', 'A–C 60–61', 'C–A 60–61', 'B–C 99–60', 'C–B 60–61');
  const second = { ...playedGame('B–A 60–65'), state: 'scheduled' as const };
  const games = [...first, second];
  const before = rankTeams({ profile: euroleague, teams: teamsOf(games), games });
  expect(before[0]?.team).toBe('B');
  expect(before[0]?.reason?.rounds[0]?.steps.map(({ skipped, decided }) => [skipped, decided])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);

  const level = [...games.slice(0, -1), { ...second, state: 'final' as const, score: { home: 65, away: 64 } }];
  const complete = [...level, playedGame('A–D 80–60'), playedGame('D–A 60–80'), playedGame('B–D 80–60')];
  const after = rankTeams({ profile: euroleague, teams: teamsOf(complete), games: complete });
  expect(after[0]?.team).toBe('A');
  expect(after[0]?.reason?.rounds[0]?.steps.at(-1)?.criterion).toEqual({ kind: 'difference', scope: 'head-to-head' });
});

test('head-to-head waits for the second meeting even where it is not scheduled yet', () => {
  const games = playedGames('A–B 70–60', 'B–C 99–60', 'C–A 80–79');
  const [first] = rankTeams({ profile: euroleague, teams: teamsOf(games), games });
  expect(first?.team).toBe('B');
});

test('an annulled game leaves no meeting to be played, and one whose replay was ordered leaves that', () => {
  const annulled = { ...playedGame('B–A 60–65'), state: 'annulled' as const };
  const completes = (game: StandingsGame) => mutualGames([playedGame('A–B 70–60'), game], 2)(['A', 'B']);
  expect(completes(annulled)).toBe(true);
  expect(completes({ ...annulled, isReplayOrdered: true })).toBe(false);
});

test('goal average divides where the present rules subtract', () => {
  const games = playedGames('A–B 60–50', 'B–C 100–88', 'C–A 80–70');
  const rows = rankTeams({ profile: goalAverage, teams: teamsOf(games), games });
  expect(rows.map(({ team }) => team)).toEqual(['B', 'A', 'C']);
  expect(rows[0]?.reason?.rounds[0]?.steps.at(-1)?.values[0]?.value).toBeCloseTo(150 / 148);
});

test('a profile is found by its id', () => {
  expect(findStandingsProfile('nbl')?.rankBy).toBe('win-share');
  expect(findStandingsProfile('unheard-of')).toBeNull();
});

test('a league makes its own profile from what differs', () => {
  const profile = defineStandingsProfile({ id: 'three-points', points: { win: 3, draw: 1 } });
  expect(profile.points).toEqual({ win: 3, loss: 1, forfeit: 0, default: 1, draw: 1 });
  const games = playedGames('A–B 70–70');
  expect(rankTeams({ profile, teams: teamsOf(games), games })[0]).toMatchObject({ drawn: 1, winShare: 0.5 });
});

test('a profile that cannot work is refused with its field', () => {
  expect(() => defineStandingsProfile({ id: 'x', points: { win: 1 } })).toThrow(
    /points.win must be more than points.loss/,
  );
  expect(() => defineStandingsProfile({ id: 'x', meetings: 0 })).toThrow(/meetings must be a whole number/);
  expect(() => defineStandingsProfile({ id: ' ' })).toThrow(/id is empty/);
});
