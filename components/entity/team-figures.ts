import type { TeamSeason } from '#lib/api/contract/league-teams.ts';
import { ratio } from '#lib/basketball/ratings/ratio.ts';
import {
  gamesWith,
  perGame,
  type ShotKind,
  type SummedStat,
  shotKinds,
  shotPercentage,
} from '#lib/basketball/stat-sums.ts';

type Figure = {
  read: (season: TeamSeason) => number | null;
  kind: 'number' | 'percentage';
  isLowBetter?: boolean;
};

const mean = (...stats: SummedStat[]): Figure => ({ read: (season) => perGame(season, stats), kind: 'number' });
const low = (figure: Figure): Figure => ({ ...figure, isLowBetter: true });
/** Shots made per game, where the attempts of some game are not known. */
const madeWithoutAttempts = (kind: ShotKind): Figure => ({
  read: (season) =>
    gamesWith(season, shotKinds[kind].attempted) < season.games ? perGame(season, [shotKinds[kind].made]) : null,
  kind: 'number',
});
const percentage = (read: Figure['read']): Figure => ({ read, kind: 'percentage' });
const rating = (read: Figure['read'], isLowBetter = false): Figure => ({ read, kind: 'number', isLowBetter });

/** Statistics of a team, by the key of their name in the `statistics` messages. */
export const teamFigures = {
  points: mean('points'),
  pointsAgainst: rating(({ opponents, games }) => ratio(opponents.points, games), true),
  twoPointShare: percentage((season) => shotPercentage(season, 'twoPointers')),
  threePointShare: percentage((season) => shotPercentage(season, 'threePointers')),
  freeThrowShare: percentage((season) => shotPercentage(season, 'freeThrows')),
  threePointersMade: madeWithoutAttempts('threePointers'),
  freeThrowsMade: madeWithoutAttempts('freeThrows'),
  effectiveFieldGoalShare: percentage(({ ratings }) => ratings.effectiveFieldGoalShare),
  rebounds: mean('offensiveRebounds', 'defensiveRebounds'),
  offensiveReboundShare: percentage(({ ratings }) => ratings.offensiveReboundShare),
  assists: mean('assists'),
  turnovers: low(mean('turnovers')),
  steals: mean('steals'),
  blocks: mean('blocks'),
  fouls: low(mean('fouls')),
  pir: mean('pir'),
  offensiveRating: rating(({ ratings }) => ratings.offensiveRating),
  defensiveRating: rating(({ ratings }) => ratings.defensiveRating, true),
  pace: rating(({ ratings }) => ratings.pace),
} as const satisfies Record<string, Figure>;

export type TeamFigureKey = keyof typeof teamFigures;
export const teamFigureKeys = Object.keys(teamFigures) as TeamFigureKey[];

/** Returns whether less of a figure is better. */
export function isLowBetter(key: TeamFigureKey): boolean {
  const figure: Figure = teamFigures[key];
  return figure.isLowBetter === true;
}

export type RankedFigure = { value: number; average: number; rank: number; isShared: boolean; of: number };

/** Returns a team's figure with rank and league average; equal values share a rank. Null if the team has none. */
export function rankFigure(key: TeamFigureKey, seasons: readonly TeamSeason[], teamId: string): RankedFigure | null {
  const { read }: Figure = teamFigures[key];
  const values = seasons.flatMap((season) => {
    const value = read(season);
    return value === null ? [] : [{ team: season.team.id, value }];
  });
  const teamValue = values.find(({ team }) => team === teamId);
  if (!teamValue) return null;
  const better = values.filter(({ value }) => (isLowBetter(key) ? value < teamValue.value : value > teamValue.value));
  return {
    value: teamValue.value,
    average: values.reduce((sum, { value }) => sum + value, 0) / values.length,
    rank: better.length + 1,
    isShared: values.filter(({ value }) => value === teamValue.value).length > 1,
    of: values.length,
  };
}
