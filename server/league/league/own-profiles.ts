import { z } from 'zod';
import { rulesProfileSchema } from '#lib/basketball/rules/profile-schema.ts';
import { refuseContradictions, standingsShape } from '#lib/basketball/standings/profile-schema.ts';

/** A league's own playing rules: the whole profile, and the built-in one it extends. */
const ownRules = rulesProfileSchema.extend({ extends: z.string() });
export type OwnRules = z.output<typeof ownRules>;

/** A league's own standings profile, and the built-in one it extends. */
export const ownStandings = z
  .strictObject({ ...standingsShape, extends: z.string() })
  .superRefine(refuseContradictions);
export type OwnStandings = z.output<typeof ownStandings>;

/** The rules and standings to set for a league; omitted ones stay unchanged. */
export const leagueRulesInput = z.object({ rules: ownRules.optional(), standings: ownStandings.optional() });
export type LeagueRulesInput = z.output<typeof leagueRulesInput>;
