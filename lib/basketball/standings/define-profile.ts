import { criterionKinds, criterionScopes, rankingNumbers, type StandingsProfile } from './profile.ts';
import { fiba } from './profiles/fiba.ts';

type LeagueProfile = Partial<Omit<StandingsProfile, 'points'>> & {
  id: string;
  points?: Partial<StandingsProfile['points']>;
};

/**
 * A league's own profile: what is left out is as in FIBA's. Throws `RangeError` with the field and the cure.
 */
export function defineStandingsProfile(league: LeagueProfile): StandingsProfile {
  const profile: StandingsProfile = { ...fiba, ...league, points: { ...fiba.points, ...league.points } };
  const refuse = (field: string, cure: string) => {
    throw new RangeError(`Standings profile "${league.id}": ${field} ${cure}`);
  };

  if (!league.id.trim()) refuse('id', 'is empty; give the profile a name of its own');
  if (!rankingNumbers.includes(profile.rankBy)) refuse('rankBy', `must be one of ${rankingNumbers.join(', ')}`);
  for (const [name, value] of Object.entries(profile.points)) {
    if (value !== null && !Number.isFinite(value)) refuse(`points.${name}`, 'must be a number');
  }
  if (profile.points.win <= profile.points.loss) refuse('points.win', 'must be more than points.loss');
  for (const [index, criterion] of profile.criteria.entries()) {
    if (!criterionKinds.includes(criterion.kind)) {
      refuse(`criteria[${index}].kind`, `must be one of ${criterionKinds.join(', ')}`);
    }
    if (!criterionScopes.includes(criterion.scope)) {
      refuse(`criteria[${index}].scope`, `must be one of ${criterionScopes.join(', ')}`);
    }
  }
  if (profile.meetings !== null && !(Number.isInteger(profile.meetings) && profile.meetings > 0)) {
    refuse('meetings', 'must be a whole number above zero, or null');
  }
  for (const field of ['forfeitScore', 'defaultScore'] as const) {
    if (profile[field].winner <= profile[field].loser) refuse(field, 'must give the winner more points than the loser');
  }
  return profile;
}
