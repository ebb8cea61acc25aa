import { z } from 'zod';
import { defineStandingsProfile } from '#lib/basketball/standings/define-profile.ts';
import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { standingsShape } from '#lib/basketball/standings/profile-schema.ts';
import { findStandingsProfile } from '#lib/basketball/standings/profiles/all.ts';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';

const ownProfile = z
  .object({ ...standingsShape, extends: z.string(), points: standingsShape.points.partial() })
  .omit({ id: true })
  .partial();

type StoredProfile = { standingsProfile: string; ownStandings: Record<string, unknown> | null };

/** Returns the standings profile of a league: its own, else the built-in one of that id, else FIBA's. Throws for an invalid profile. */
export function standingsProfileOf({ standingsProfile: id, ownStandings }: StoredProfile): StandingsProfile {
  if (!ownStandings) return findStandingsProfile(id) ?? fiba;
  const given = Object.entries(ownProfile.parse(ownStandings)).filter(([, value]) => value !== undefined);
  return defineStandingsProfile({ id, ...Object.fromEntries(given) });
}

/** Returns the standings profile of a phase: the built-in one that it has of its own, else that of its league. */
export function profileOfPhase(
  { standingsProfile }: { standingsProfile: string | null },
  league: StoredProfile,
): StandingsProfile {
  return standingsProfileOf(standingsProfile === null ? league : { standingsProfile, ownStandings: null });
}
