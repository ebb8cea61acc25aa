import { LeagueError } from '#server/errors.ts';
import { ageOn } from '#server/league/person/age-on.ts';
import { type Sentence, say } from '#server/refusals/sentence.ts';

/** What a site asks of who logs in there. */
export type AgeRule = { name: string; minimumAge: number | null };

/**
 * Returns why somebody gets no token for a site yet: `conflict` where it asks for an age and the account says none, `forbidden`
 * for somebody too young, both with an issue at `birthDate`. Null where nothing is missing.
 */
export function ageRefusal(birthDate: string | null, { name, minimumAge }: AgeRule): LeagueError | null {
  if (minimumAge === null) return null;
  const faultOf = (message: Sentence) => [{ path: 'birthDate', message }];
  if (birthDate === null)
    return new LeagueError('conflict', say`${name} asks for a birth date.`, faultOf(say`is asked for by ${name}`));
  if (ageOn(birthDate, new Date().toISOString().slice(0, 10)) >= minimumAge) return null;
  const reason = say`${name} is for people from ${minimumAge} years.`;
  return new LeagueError('forbidden', reason, faultOf(say`is not that of somebody from ${minimumAge} years`));
}
