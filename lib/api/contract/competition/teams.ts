import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { storedPicture } from '#lib/api/contract/stored-picture.ts';
import { namedAnswer, record, recordChange, recordCode, recordColors, recordMergePreview } from './records.ts';

const team = record
  .extend({
    shortName: z.string(),
    code: z.string(),
    colors: recordColors,
    /** Null where it is the club's. */
    crest: z.string().nullable(),
    club: z.object({ name: z.string(), crest: z.string().nullable(), colors: recordColors }).nullable(),
    games: z.number().int(),
  })
  .meta({ id: 'ManagedTeam' });
export type ManagedTeam = z.infer<typeof team>;

const teamParams = z.object({ teamId: z.uuid() });
const mergeParams = teamParams.extend({ duplicateId: z.uuid() });

export const getTeamRecord = defineCall({
  path: '/v2/manage/teams/{teamId}',
  summary: 'A team of one league, as the office changes it',
  params: teamParams,
  query: z.object({}),
  answer: team,
});

export const changeTeam = defineCommand({
  method: 'PUT',
  path: '/v2/manage/teams/{teamId}',
  summary: 'Changes a team in its league; what is left out stays. Without crest and colours it has those of its club',
  params: teamParams,
  body: recordChange.extend({
    shortName: z.string().trim().min(1).max(60).optional(),
    code: recordCode.optional(),
    colors: recordColors.optional(),
    crest: storedPicture.nullable().optional(),
  }),
  answer: team,
});
export type TeamRecordChange = z.output<typeof changeTeam.body>;

export const previewTeamMerge = defineCall({
  path: '/v2/manage/teams/{teamId}/merge/{duplicateId}',
  summary: 'What a merge of two records of one team of a league would move, and what it would drop',
  params: mergeParams,
  query: z.object({}),
  answer: recordMergePreview,
});

export const mergeTeamRecords = defineCommand({
  method: 'POST',
  path: '/v2/manage/teams/{teamId}/merge/{duplicateId}',
  summary: 'Merges two records of one team of a league, with their games, squads and statistics. It cannot be undone',
  params: mergeParams,
  body: z.object({}),
  answer: namedAnswer,
});
