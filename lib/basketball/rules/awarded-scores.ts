import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import type { RulesProfile } from './profile.ts';

/** Returns the rules with the scores and points for forfeits and defaults of the standings profile. */
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
