import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { storedPicture } from '#lib/api/contract/stored-picture.ts';
import {
  namedAnswer,
  optionalText,
  record,
  recordChange,
  recordCode,
  recordColors,
  recordMergePreview,
} from './records.ts';

const club = record
  .extend({
    shortName: z.string().nullable(),
    code: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    founded: z.number().int().nullable(),
    website: z.string().nullable(),
    colors: recordColors,
    /** Shown for each of its teams that has none of its own. */
    crest: z.string().nullable(),
    /** Of all seasons. */
    teams: z.number().int(),
  })
  .meta({ id: 'ManagedClub' });
export type ManagedClub = z.infer<typeof club>;

const clubParams = z.object({ clubId: z.uuid() });
const mergeParams = clubParams.extend({ duplicateId: z.uuid() });

export const listClubRecords = defineCall({
  path: '/v2/manage/clubs',
  summary: 'The clubs of the site by name, as the office changes them',
  params: z.object({}),
  query: z.object({}),
  answer: z.object({ items: z.array(club) }),
});

export const changeClub = defineCommand({
  method: 'PUT',
  path: '/v2/manage/clubs/{clubId}',
  summary: 'Changes a club; what is left out stays, null clears. Its former name and address still lead to it',
  params: clubParams,
  body: recordChange.extend({
    shortName: optionalText(60).optional(),
    code: recordCode.nullable().optional(),
    city: optionalText(120).optional(),
    country: optionalText(120).optional(),
    founded: z.number().int().min(1800).max(2200).nullable().optional(),
    website: z
      .url({ protocol: /^https?$/ })
      .max(300)
      .nullable()
      .optional(),
    colors: recordColors.optional(),
    crest: storedPicture.nullable().optional(),
  }),
  answer: club,
});
export type ClubChange = z.output<typeof changeClub.body>;

export const deleteClub = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/clubs/{clubId}',
  summary: 'Deletes a club without teams, photos and news',
  params: clubParams,
  body: z.object({}),
  answer: namedAnswer,
});

export const previewClubMerge = defineCall({
  path: '/v2/manage/clubs/{clubId}/merge/{duplicateId}',
  summary: 'What a merge of two records of one club would move, and what it would drop',
  params: mergeParams,
  query: z.object({}),
  answer: recordMergePreview,
});

export const mergeClubRecords = defineCommand({
  method: 'POST',
  path: '/v2/manage/clubs/{clubId}/merge/{duplicateId}',
  summary:
    'Merges two records of one club: all of the duplicate goes to the other, which its address leads to. It cannot be undone',
  params: mergeParams,
  body: z.object({}),
  answer: namedAnswer,
});
