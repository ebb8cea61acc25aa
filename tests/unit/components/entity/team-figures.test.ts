import { expect, it } from 'vitest';
import { isLowBetter, rankFigure, teamFigureKeys } from '#components/entity/team-figures.ts';
import { leadersOf, minTeamGames } from '#components/team/overview/leaders-of.ts';
import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import type { TeamSeason } from '#lib/api/contract/league-teams.ts';

const recorded = { games: {}, made: {} };
const season = (id: string, games: number, points: number, against: number) =>
  ({ team: { id }, games, totals: { points }, recorded, opponents: { points: against } }) as TeamSeason;

const league = [season('a', 2, 160, 150), season('b', 1, 90, 70), season('c', 2, 160, 180)];

it('ranks a team per game, equal values sharing a place', () => {
  expect(rankFigure('points', league, 'b')).toMatchObject({ value: 90, rank: 1, isShared: false, of: 3 });
  expect(rankFigure('points', league, 'a')).toMatchObject({ value: 80, rank: 2, isShared: true });
  expect(rankFigure('points', league, 'a')?.average).toBeCloseTo(83.33, 1);
});

it('takes the fewest points against for the best', () => {
  expect(['a', 'b', 'c'].map((id) => rankFigure('pointsAgainst', league, id)?.rank)).toEqual([2, 1, 3]);
  expect(rankFigure('points', league, 'nobody')).toBeNull();
});

it('lets nobody lead who has played less than half of the games', () => {
  const player = (id: string, games: number, points: number) =>
    ({ player: { id }, games, totals: { points }, recorded, pir: null }) as PlayerSeason;
  const squad = [player('x', 10, 100), player('y', 1, 40), player('z', 5, 50)];
  expect(minTeamGames(squad)).toBe(5);
  expect(leadersOf('points', squad).map(({ rank, season: { player: who } }) => [rank, who.id])).toEqual([
    [1, 'x'],
    [1, 'z'],
  ]);
  expect(leadersOf('pir', squad)).toEqual([]);
});

it('knows of which figures less is better', () => {
  const low = teamFigureKeys.filter(isLowBetter);
  expect(low).toEqual(['pointsAgainst', 'turnovers', 'fouls', 'defensiveRating']);
});
