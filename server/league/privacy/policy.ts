import { z } from 'zod';
import { visibilityLevels } from '#lib/api/contract/people/visibility-levels.ts';

const level = z.enum(visibilityLevels);
const youthGroup = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, 'is neither the slug of a league nor "league/team"');

/**
 * What a tenant publishes of people. The defaults stand in the SQL functions too (`public_person`, `is_minor`,
 * `level_of_person`), which put the policy into effect.
 */
export const privacyPolicy = z.object({
  /** Of adults with a full name: the whole date, the age in years, or nothing. */
  birthDates: z.enum(['date', 'age', 'none']).default('age'),
  adults: level.default('full'),
  /** Those younger than `under` years; 0 for no rule. */
  minors: z
    .object({ under: z.number().int().min(0).max(30).default(16), level: level.default('short') })
    .default({ under: 16, level: 'short' }),
  /** Leagues, or teams as `league/team`, whose players of unknown age count as minors. */
  youth: z.array(youthGroup).max(200).default([]),
  /** After how many days closed and abandoned applications are deleted; null for never. */
  applicationDays: z.number().int().min(1).max(3650).nullable().default(null),
});
export type PrivacyPolicy = z.infer<typeof privacyPolicy>;

/** Returns the policy in the settings of a tenant. */
export const policyIn = (settings: Record<string, unknown> | undefined): PrivacyPolicy =>
  privacyPolicy.parse(settings?.privacy ?? {});
