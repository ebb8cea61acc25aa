import type { TeamSeason } from '#lib/api/contract/league-teams.ts';
import { freeThrowPercentage, threePointPercentage, twoPointPercentage } from '#lib/basketball/ratings/shooting.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';

type Figure = {
  read: (season: TeamSeason) => number | null;
  kind: 'number' | 'percentage';
  isLowBetter?: boolean;
};

const perGame = (read: (season: TeamSeason) => number | null, isLowBetter = false): Figure => ({
  read: (season) => {
    const total = read(season);
    return total === null || season.games === 0 ? null : total / season.games;
  },
  kind: 'number',
  isLowBetter,
});
const percentage = (read: Figure['read']): Figure => ({ read, kind: 'percentage' });
const rating = (read: Figure['read'], isLowBetter = false): Figure => ({ read, kind: 'number', isLowBetter });

/** Statistics of a team, by the key of their name in the `statistics` messages. */
export const teamFigures = {
  points: perGame(({ totals }) => totals.points),
  pointsAgainst: perGame(({ opponents }) => opponents.points, true),
  twoPointShare: percentage(({ totals }) => twoPointPercentage(totals)),
  threePointShare: percentage(({ totals }) => threePointPercentage(totals)),
  freeThrowShare: percentage(({ totals }) => freeThrowPercentage(totals)),
  effectiveFieldGoalShare: percentage(({ ratings }) => ratings.effectiveFieldGoalShare),
  rebounds: perGame(({ totals }) => rebounds(totals)),
  offensiveReboundShare: percentage(({ ratings }) => ratings.offensiveReboundShare),
  assists: perGame(({ totals }) => totals.assists),
  turnovers: perGame(({ totals }) => totals.turnovers, true),
  steals: perGame(({ totals }) => totals.steals),
  blocks: perGame(({ totals }) => totals.blocks),
  fouls: perGame(({ totals }) => totals.fouls, true),
  pir: perGame(({ pir }) => pir),
  offensiveRating: rating(({ ratings }) => ratings.offensiveRating),
  defensiveRating: rating(({ ratings }) => ratings.defensiveRating, true),
  pace: rating(({ ratings }) => ratings.pace),
} as const satisfies Record<string, Figure>;

export type TeamFigureKey = keyof typeof teamFigures;
export const teamFigureKeys = Object.keys(teamFigures) as TeamFigureKey[];

export type RankedFigure = { value: number; average: number; rank: number; isShared: boolean; of: number };

/** Returns a team's figure with rank and league average; equal values share a rank. Null if the team has none. */
export function rankFigure(key: TeamFigureKey, seasons: readonly TeamSeason[], teamId: string): RankedFigure | null {
  const { read, isLowBetter }: Figure = teamFigures[key];
  const values = seasons.flatMap((season) => {
    const value = read(season);
    return value === null ? [] : [{ team: season.team.id, value }];
  });
  const teamValue = values.find(({ team }) => team === teamId);
  if (!teamValue) return null;
  const better = values.filter(({ value }) => (isLowBetter ? value < teamValue.value : value > teamValue.value));
  return {
    value: teamValue.value,
    average: values.reduce((sum, { value }) => sum + value, 0) / values.length,
    rank: better.length + 1,
    isShared: values.filter(({ value }) => value === teamValue.value).length > 1,
    of: values.length,
  };
}
