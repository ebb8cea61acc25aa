import { z } from 'zod';
import { slug } from '#lib/api/contract/common.ts';
import { competitionName, namesByLanguage, revision } from './names.ts';

export const optionalText = (max: number) => z.string().trim().min(1).max(max).nullable();
const color = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'is written #rrggbb');
export const recordColors = z.object({ primary: color, secondary: color }).nullable();
export const recordCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[\p{Lu}\p{N}]{2,5}$/u, 'has 2 to 5 letters or digits');

/** What a club, a team and a venue have in common. */
export const record = z.object({ revision, id: z.string(), slug, name: z.string(), names: namesByLanguage });

export const recordChange = z.object({
  revision: revision.optional(),
  name: competitionName.optional(),
  names: namesByLanguage.optional(),
});
export const namedAnswer = z.object({ name: z.string() });

export const mergedThings = [
  'games',
  'teams',
  'clubs',
  'squads',
  'photos',
  'articles',
  'followers',
  'devices',
] as const;

export const recordMergePreview = z
  .object({
    keep: z.string(),
    duplicate: z.string(),
    /** What goes from the duplicate to the other record. */
    moves: z.array(z.object({ thing: z.enum(mergedThings), count: z.number().int() })),
    /** Facts on which the records differ; those of the duplicate are dropped. */
    differences: z.array(z.object({ fact: z.string(), kept: z.string(), dropped: z.string() })),
  })
  .meta({ id: 'RecordMergePreview' });
export type RecordMergePreview = z.infer<typeof recordMergePreview>;
