import type { StandingsGame } from '#lib/basketball/standings/game.ts';
import type { Criterion, StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';

export type ExampleRow = {
  team: string;
  rank: number;
  won: number;
  lost: number;
  difference: number;
  classificationPoints: number;
  /** What separated the team from those that were level with it. */
  decidedBy: Criterion | null;
};

/**
 * A season in which criteria disagree: A, B and C have three wins each. By the games between them C is first, by all games A. D did
 * not come to a game.
 */
const results: readonly [home: string, away: string, homeScore: number, awayScore: number][] = [
  ['A', 'B', 70, 72],
  ['B', 'C', 80, 84],
  ['C', 'A', 75, 77],
  ['A', 'D', 110, 70],
  ['B', 'D', 81, 80],
  ['C', 'D', 95, 80],
  ['A', 'E', 98, 68],
  ['B', 'E', 79, 70],
  ['C', 'E', 90, 74],
  ['D', 'E', 0, 20],
];

const games = results.map(
  ([home, away, homeScore, awayScore]): StandingsGame => ({
    id: home + away,
    home,
    away,
    state: homeScore === 0 ? 'forfeited' : 'final',
    score: { home: homeScore, away: awayScore },
    guilty: homeScore === 0 ? 'home' : null,
  }),
);

/** Returns the table of the example by a profile, which may be one that cannot be saved. */
export function exampleStandings(profile: StandingsProfile): ExampleRow[] {
  const teams = ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id }));
  return rankTeams({ profile, teams, games }).map(
    ({ team, rank, won, lost, difference, classificationPoints, reason }) => ({
      team,
      rank,
      won,
      lost,
      difference,
      classificationPoints,
      decidedBy:
        reason?.rounds.flatMap(({ steps }) => steps).findLast(({ decided, skipped }) => decided && !skipped)
          ?.criterion ?? null,
    }),
  );
}
