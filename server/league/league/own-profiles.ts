import { z } from 'zod';
import { tableSettings } from '#lib/api/contract/competition/phases.ts';
import { rulesProfileSchema } from '#lib/basketball/rules/profile-schema.ts';
import { roundDecisions } from '#lib/basketball/series/series.ts';
import { carriedResults } from '#lib/basketball/standings/carry-over.ts';
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

const outcomes = tableSettings.shape.outcomes.unwrap();
/** What a phase with a table has of its own, with the phase that it carries over from by name; groups by name. */
const phaseRules = z.strictObject({
  carryOver: z
    .strictObject({ phase: z.string(), results: z.enum(carriedResults) })
    .nullable()
    .optional(),
  standingsProfile: tableSettings.shape.standingsProfile,
  outcomes: tableSettings.shape.outcomes,
  groups: z.record(z.string(), z.strictObject({ outcomes })).optional(),
});
export type PhaseRules = z.output<typeof phaseRules>;

/** The rules, standings, playoff formats and phases to set for a league; omitted ones stay unchanged. */
export const leagueRulesInput = z.object({
  rules: ownRules.optional(),
  standings: ownStandings.optional(),
  playoffs: leaguePlayoffs.optional(),
  phases: z.record(z.string(), phaseRules).optional(),
});
export type LeagueRulesInput = z.output<typeof leagueRulesInput>;
