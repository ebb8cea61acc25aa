import { z } from 'zod';
import { defineStandingsProfile } from '#lib/basketball/standings/define-profile.ts';
import {
  criterionKinds,
  criterionScopes,
  rankingNumbers,
  type StandingsProfile,
} from '#lib/basketball/standings/profile.ts';
import { findStandingsProfile } from '#lib/basketball/standings/profiles/all.ts';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';

const awarded = z.object({ winner: z.number(), loser: z.number() });

const ownProfile = z
  .object({
    rankBy: z.enum(rankingNumbers),
    points: z
      .object({
        win: z.number(),
        loss: z.number(),
        forfeit: z.number(),
        default: z.number(),
        draw: z.number().nullable(),
      })
      .partial(),
    forfeitScore: awarded,
    defaultScore: awarded,
    criteria: z.array(z.object({ kind: z.enum(criterionKinds), scope: z.enum(criterionScopes) })),
    headToHead: z.enum(['always', 'when-complete']),
    meetings: z.number().int().positive().nullable(),
    restart: z.boolean(),
    overtimeCounts: z.boolean(),
    otherGroups: z.enum(['reject', 'count']),
  })
  .partial();

type Ranked = { standingsProfile: string; ownStandings: Record<string, unknown> | null };

/** How the tables of a league are made: its own profile, or the ready one of that id. Throws on a profile that cannot be. */
export function standingsProfileOf({ standingsProfile: id, ownStandings }: Ranked): StandingsProfile {
  if (!ownStandings) return findStandingsProfile(id) ?? fiba;
  const given = Object.entries(ownProfile.parse(ownStandings)).filter(([, value]) => value !== undefined);
  return defineStandingsProfile({ id, ...Object.fromEntries(given) });
}
