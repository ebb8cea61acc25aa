import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { personCard } from './person.ts';

/** Why two records may be of one person. */
const duplicateReasons = ['same-name', 'shortened-name', 'mistyped-name'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

const duplicatePair = z
  .object({
    /** The record of which more is known comes first: it is the one to keep. */
    keep: personCard,
    duplicate: personCard,
    reason: z.enum(duplicateReasons),
    hasSameBirthDate: z.boolean(),
  })
  .meta({ id: 'DuplicatePair' });
export type DuplicatePair = z.infer<typeof duplicatePair>;

export const listDuplicates = defineCall({
  path: '/v2/manage/duplicates',
  summary:
    'Records that may be of one person, the surest first. Two people of one game, with two birth dates, or with two ids of one source are none',
  params: z.object({}),
  query: z.object({}),
  answer: z.object({ items: z.array(duplicatePair) }),
});

const ofMerge = z.object({ person: z.uuid(), duplicate: z.uuid() });

const ofPair = {
  path: '/v2/manage/people/{person}/distinct/{duplicate}',
  params: ofMerge,
  body: z.object({}),
  answer: z.object({ outcome: z.enum(['changed', 'unchanged']) }),
};

export const tellApart = defineCommand({
  ...ofPair,
  method: 'PUT',
  summary: 'Says that two records are of two people: they are not suggested as duplicates any more',
});

export const forgetDistinction = defineCommand({
  ...ofPair,
  method: 'DELETE',
  summary: 'Takes back that two records are of two people',
});

const mergePreview = z
  .object({
    keep: personCard,
    duplicate: personCard,
    /** How many rows of each kind the duplicate gives to the other record. */
    moves: z.object({
      games: z.number().int(),
      /** Lines of play-by-play. */
      lines: z.number().int(),
      squads: z.number().int(),
      photos: z.number().int(),
      articles: z.number().int(),
      followers: z.number().int(),
    }),
    /** Facts on which the records differ; those of the duplicate are dropped. */
    differences: z.array(z.object({ fact: z.string(), kept: z.string(), dropped: z.string() })),
    /** Why they cannot be merged, in the words of the refusal; null if they can. */
    refusal: z.string().nullable(),
  })
  .meta({ id: 'MergePreview' });
export type MergePreview = z.infer<typeof mergePreview>;

export const previewMerge = defineCall({
  path: '/v2/manage/people/{person}/merge/{duplicate}',
  summary: 'What a merge of two records of one person would move, and what it would drop',
  params: ofMerge,
  query: z.object({}),
  answer: mergePreview,
});

export const mergePerson = defineCommand({
  method: 'POST',
  path: '/v2/manage/people/{person}/merge/{duplicate}',
  summary: 'Merges two records of one person: moves everything of the duplicate, and deletes it. It cannot be undone',
  params: ofMerge,
  body: z.object({}),
  answer: z.object({ kept: z.object({ id: z.string(), name: z.string() }), games: z.number().int() }),
});
