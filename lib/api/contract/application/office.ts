import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { instant, localeQuery } from '#lib/api/contract/common.ts';
import { positions } from '#lib/api/contract/player.ts';
import { leagueRef } from '#lib/api/contract/season.ts';
import { shirtNumber } from '#lib/basketball/shirt-number.ts';
import { uploadedDocument } from './calls.ts';
import { applicationDraft } from './draft.ts';
import { squadLimits } from './limits.ts';
import { applicationQuestion } from './question.ts';

const params = z.object({ application: z.uuid() });
const path = '/v2/manage/applications/{application}';
const states = ['open', 'closed', 'submitted', 'accepted', 'rejected'] as const;

/** The squad as the office confirms it; names are told apart by the office, since a form has one field for both. */
const squad = z
  .array(
    z.object({
      firstName: z.string().trim().max(80),
      lastName: z.string().trim().min(1).max(80),
      birthDate: z.iso.date().nullable(),
      position: z.enum(positions).nullable(),
      heightCm: z.number().int().min(120).max(250).nullable(),
      number: z.string().regex(shirtNumber).nullable(),
    }),
  )
  .max(squadLimits.max);
export type ApplicationSquad = z.infer<typeof squad>;

const listedApplication = z
  .object({
    id: z.uuid(),
    /** `closed`: past its last day or withdrawn, without having been submitted. */
    state: z.enum(states),
    league: leagueRef,
    /** The address of the form on the site; whoever has it can fill it in. */
    path: z.string(),
    teamName: z.string(),
    invitee: z.string().nullable(),
    reference: z.string().nullable(),
    submittedAt: instant.nullable(),
    closesAt: instant.nullable(),
    /** What the team was told: why it was asked back, or why it was rejected. */
    note: z.string().nullable(),
    players: z.number().int(),
    documents: z.array(uploadedDocument),
  })
  .meta({ id: 'ListedApplication' });
export type ListedApplicationAnswer = z.infer<typeof listedApplication>;

export const listOfficeApplications = defineCall({
  path: '/v2/manage/applications',
  summary: 'Applications of teams, newest first; `state` narrows it',
  params: z.object({}),
  query: localeQuery.extend({ state: z.enum(states).optional() }),
  answer: z.object({ items: z.array(listedApplication) }),
});

export const getOfficeApplication = defineCall({
  path,
  summary: 'An application with everything that the team wrote, and the squad that would be made of it',
  params,
  query: localeQuery,
  answer: listedApplication.extend({ draft: applicationDraft, questions: z.array(applicationQuestion), squad }),
});

export const askBackApplication = defineCommand({
  method: 'POST',
  path: `${path}/reopening`,
  summary: 'Opens an application again until `closesAt`, with a note that its team reads',
  params,
  body: z.object({ note: z.string().trim().min(3).max(2000), closesAt: instant.nullable() }),
  answer: z.object({}),
});

export const acceptApplication = defineCommand({
  method: 'POST',
  path: `${path}/acceptance`,
  summary: 'Makes the team and its squad as confirmed; `conflict` for a code or a name that the league has already',
  params,
  body: z.object({
    team: z.object({
      name: z.string().trim().min(2).max(120),
      shortName: z.string().trim().min(1).max(60),
      code: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[\p{Lu}\p{N}]{2,5}$/u, 'a code has 2 to 5 letters or digits'),
    }),
    players: squad,
  }),
  answer: z.object({ teamId: z.uuid() }),
});
export type AcceptApplicationInput = z.output<typeof acceptApplication.body>;

export const rejectApplication = defineCommand({
  method: 'POST',
  path: `${path}/rejection`,
  summary: 'Rejects an application with a reason that its team reads',
  params,
  body: z.object({ reason: z.string().trim().min(3).max(2000) }),
  answer: z.object({}),
});

export const openApplications = defineCommand({
  method: 'POST',
  path: '/v2/manage/applications',
  summary:
    'Opens an application for each team that is named, else one for anybody with its address; questions are those of the latest one for the league',
  params: z.object({}),
  body: z.object({
    leagueId: z.uuid(),
    invitees: z.array(z.string().trim().min(1).max(120)).max(100).default([]),
    closesAt: instant.nullable().default(null),
  }),
  answer: z.object({
    items: z.array(z.object({ id: z.uuid(), path: z.string(), invitee: z.string().nullable() })),
  }),
});

export const closeApplication = defineCommand({
  method: 'POST',
  path: `${path}/closing`,
  summary: 'Closes an application that was not sent yet; `conflict` for one that was',
  params,
  body: z.object({}),
  answer: z.object({}),
});

/** The answer is the file. */
export const downloadApplicationDocument = {
  path: `${path}/documents/{document}`,
  summary: 'A document that a team has sent with its application',
  params: params.extend({ document: z.uuid() }),
} as const;
