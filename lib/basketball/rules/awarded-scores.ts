import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import type { RulesProfile } from './profile.ts';

/** The rules with scores and points of games not played to their end as the table counts them. */
export function withAwardedScores(
  rules: RulesProfile,
  { forfeitScore, defaultScore, points }: StandingsProfile,
): RulesProfile {
  return {
    ...rules,
    forfeit: { winnerScore: forfeitScore.winner, loserScore: forfeitScore.loser, guiltyPoints: points.forfeit },
    default: {
      ...rules.default,
      winnerScore: defaultScore.winner,
      loserScore: defaultScore.loser,
      guiltyPoints: points.default,
    },
  };
}
