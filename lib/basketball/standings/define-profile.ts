import { criterionKinds, criterionScopes, rankingNumbers, type StandingsProfile } from './profile.ts';
import { findStandingsProfile, standingsProfiles } from './profiles/all.ts';
import { fiba } from './profiles/fiba.ts';

type LeagueProfile = Partial<Omit<StandingsProfile, 'points'>> & {
  id: string;
  /** The built-in profile it extends; default: FIBA. */
  extends?: string;
  points?: Partial<StandingsProfile['points']>;
};

/**
 * Builds a league's own profile; missing keys come from the profile it extends. Throws `RangeError` with the field and
 * the remedy.
 */
export function defineStandingsProfile({ extends: baseId = fiba.id, ...league }: LeagueProfile): StandingsProfile {
  const refuse = (field: string, remedy: string): never => {
    throw new RangeError(`Standings profile "${league.id}": ${field} ${remedy}`);
  };
  const base =
    findStandingsProfile(baseId) ??
    refuse('extends', `must be one of ${standingsProfiles.map(({ id }) => id).join(', ')}`);
  const profile: StandingsProfile = { ...base, ...league, points: { ...base.points, ...league.points } };

  if (!league.id.trim()) refuse('id', 'is empty; give the profile an id of its own');
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
