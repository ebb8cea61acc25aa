import { z } from 'zod';
import { rulesProfileSchema } from '#lib/basketball/rules/profile-schema.ts';
import { roundDecisions } from '#lib/basketball/series/series.ts';
import { refuseContradictions, standingsShape } from '#lib/basketball/standings/profile-schema.ts';

/** A league's own playing rules: the whole profile, and the built-in one it extends. */
const ownRules = rulesProfileSchema.extend({ extends: z.string() });
export type OwnRules = z.output<typeof ownRules>;

/** A league's own standings profile, and the built-in one it extends. */
export const ownStandings = z
  .strictObject({ ...standingsShape, extends: z.string() })
  .superRefine(refuseContradictions);
export type OwnStandings = z.output<typeof ownStandings>;

const seriesFormat = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('best-of'),
    of: z
      .int()
      .min(1)
      .max(99)
      .refine((of) => of % 2 === 1, 'must be odd'),
  }),
  z.object({ kind: z.literal('two-legs') }),
]);

/** The declared formats of a league's playoffs, by name of the round. */
const leaguePlayoffs = z.strictObject({
  champion: z.enum(['final', 'table']).optional(),
  rounds: z.record(
    z.string().min(1).max(80),
    z.strictObject({ series: seriesFormat.optional(), decides: z.enum(roundDecisions).optional() }),
  ),
});

/** The rules, standings and playoff formats to set for a league; omitted ones stay unchanged. */
export const leagueRulesInput = z.object({
  rules: ownRules.optional(),
  standings: ownStandings.optional(),
  playoffs: leaguePlayoffs.optional(),
});
export type LeagueRulesInput = z.output<typeof leagueRulesInput>;
