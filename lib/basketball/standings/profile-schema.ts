import { z } from 'zod';
import { criterionKinds, criterionScopes, rankingNumbers, type StandingsProfile } from './profile.ts';

const points = z.int().min(-10).max(100);
const awarded = z.strictObject({ winner: z.int().min(0).max(100), loser: z.int().min(0).max(100) });

/** Schema of each key of a profile. */
export const standingsShape = {
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and hyphens')
    .max(60),
  rankBy: z.enum(rankingNumbers),
  points: z.strictObject({ win: points, loss: points, forfeit: points, default: points, draw: points.nullable() }),
  forfeitScore: awarded,
  defaultScore: awarded,
  criteria: z.array(z.strictObject({ kind: z.enum(criterionKinds), scope: z.enum(criterionScopes) })),
  headToHead: z.enum(['always', 'when-complete']),
  meetings: z.int().min(1).max(20).nullable(),
  restart: z.boolean(),
  overtimeCounts: z.boolean(),
  otherGroups: z.enum(['reject', 'count']),
};

/** Schema of a whole profile. Unknown keys are errors. */
export const standingsProfileSchema = z
  .strictObject(standingsShape)
  .superRefine(refuseContradictions) satisfies z.ZodType<StandingsProfile>;

/** Adds an issue for each contradiction between values, at the key to correct. */
export function refuseContradictions(
  { points, criteria, forfeitScore, defaultScore }: Omit<StandingsProfile, 'id'>,
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  const refuse = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
  if (points.win <= points.loss) refuse(['points', 'win'], `must be more than points.loss, ${points.loss}`);
  if (points.draw !== null && points.draw > points.win)
    refuse(['points', 'draw'], `must not be more than points.win, ${points.win}`);
  for (const [key, { winner, loser }] of Object.entries({ forfeitScore, defaultScore })) {
    if (winner <= loser) refuse([key, 'winner'], `must be more than ${key}.loser, ${loser}`);
  }
  for (const [index, { kind, scope }] of criteria.entries()) {
    const first = criteria.findIndex((criterion) => criterion.kind === kind && criterion.scope === scope);
    if (first < index) refuse(['criteria', index], `is already at position ${first + 1}: list each criterion once`);
  }
}
