import type { z } from 'zod';
import { findStandingsProfile } from '#lib/basketball/standings/profiles/all.ts';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import { type OwnStandings, ownStandings } from '#server/league/league/own-profiles.ts';
import type { Defined } from './defined.ts';
import type { standingsInFile } from './standings-schema.ts';

/** Returns the complete profile that a file defines: the built-in one that it extends, with its own values. */
export function defineStandings({ extends: baseId, ...own }: z.output<typeof standingsInFile>): Defined<OwnStandings> {
  const base = findStandingsProfile(baseId) ?? fiba;
  if (Object.keys(own).length === 0) return { profile: { ...base, criteria: [...base.criteria], extends: baseId } };
  if (own.id && findStandingsProfile(own.id))
    return { faults: [{ path: ['id'], message: 'is taken by a ready profile: choose another name' }] };
  const parsed = ownStandings.safeParse({
    ...base,
    id: 'own',
    ...own,
    points: { ...base.points, ...own.points },
    forfeitScore: { ...base.forfeitScore, ...own.forfeitScore },
    defaultScore: { ...base.defaultScore, ...own.defaultScore },
    extends: baseId,
  });
  if (parsed.success) return { profile: parsed.data };
  return {
    faults: parsed.error.issues.map(({ path, message }) => ({
      path: path.map((key) => (typeof key === 'number' ? key : String(key))),
      message,
    })),
  };
}
