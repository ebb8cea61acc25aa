import { z } from 'zod';
import { rulesProfileSchema } from '#lib/basketball/rules/profile-schema.ts';
import { refuseContradictions, standingsShape } from '#lib/basketball/standings/profile-schema.ts';

/** Playing rules as a league stores its own: whole, with the ready profile that they came from. */
const ownRules = rulesProfileSchema.extend({ extends: z.string() });
export type OwnRules = z.output<typeof ownRules>;

/** The way the tables of a league are made as it stores its own. */
export const ownStandings = z
  .strictObject({ ...standingsShape, extends: z.string() })
  .superRefine(refuseContradictions);
export type OwnStandings = z.output<typeof ownStandings>;

/** What a file or an operator chooses for a league; what is left out stays as it is. */
export const leagueRulesInput = z.object({ rules: ownRules.optional(), standings: ownStandings.optional() });
export type LeagueRulesInput = z.output<typeof leagueRulesInput>;
