import { z } from 'zod';
import { type Criterion, criterionKinds, criterionScopes, rankingNumbers } from '#lib/basketball/standings/profile.ts';
import { standingsProfiles } from '#lib/basketball/standings/profiles/all.ts';
import { oneOf, profileId, whole, yesOrNo } from './values.ts';

const points = whole(-10, 100).optional();
const awarded = z.strictObject({ winner: whole(0, 100).optional(), loser: whole(0, 100).optional() }).optional();

const criteria = criterionScopes.flatMap((scope) => criterionKinds.map((kind): Criterion => ({ kind, scope })));

/** Returns the name of a criterion in a file: `head-to-head difference`. */
export const criterionName = ({ scope, kind }: Criterion) => `${scope} ${kind}`;

const criterion = oneOf(criteria.map(criterionName)).transform((name) => {
  const named = criteria.find((one) => criterionName(one) === name);
  if (!named) throw new Error(`"${name}" passed the schema but is not a criterion.`);
  return named;
});

/** The standings rules of a league in a file: the differences from the profile that they extend. */
export const standingsInFile = z.strictObject({
  id: profileId.optional(),
  extends: oneOf(standingsProfiles.map(({ id }) => id)).default('fiba'),
  rankBy: oneOf(rankingNumbers).optional(),
  points: z
    .strictObject({ win: points, loss: points, draw: whole(-10, 100).nullish(), default: points, forfeit: points })
    .optional(),
  forfeitScore: awarded,
  defaultScore: awarded,
  criteria: z.array(criterion, 'give a list of criteria').optional(),
  headToHead: oneOf(['always', 'when-complete']).optional(),
  meetings: whole(1, 20).nullish(),
  restart: yesOrNo.optional(),
  overtimeCounts: yesOrNo.optional(),
  otherGroups: oneOf(['reject', 'count']).optional(),
});
