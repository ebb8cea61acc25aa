import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { instant, localeQuery, storedWhole } from '#lib/api/contract/common.ts';
import { leagueRef } from '#lib/api/contract/season.ts';
import { applicationDraft } from './draft.ts';
import { documentTypes } from './limits.ts';
import { applicationQuestion, documentKind } from './question.ts';

const params = z.object({ application: z.uuid() });
const path = '/v2/website/applications/{application}';

export const uploadedDocument = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    fileName: z.string(),
    contentType: z.enum(documentTypes),
    /** In bytes. */
    size: z.number().int(),
  })
  .meta({ id: 'ApplicationDocument' });
export type UploadedDocument = z.infer<typeof uploadedDocument>;

const openApplication = z.object({
  state: z.literal('open'),
  id: z.uuid(),
  league: leagueRef,
  closesAt: instant.nullable(),
  /** Why the office asked it back. */
  note: z.string().nullable(),
  questions: z.array(applicationQuestion),
  documentKinds: z.array(documentKind),
  draft: applicationDraft,
  /** Number of saves; a draft based on an older revision is a conflict. */
  revision: z.number().int(),
  documents: z.array(uploadedDocument),
});
export type OpenApplication = z.infer<typeof openApplication>;

const closedApplication = z.object({ state: z.literal('closed'), league: leagueRef, closedAt: instant.nullable() });

/** No personal data except the team name: the link may stay known for years. */
const usedApplication = z.object({
  state: z.literal('submitted'),
  league: leagueRef,
  teamName: z.string(),
  reference: z.string(),
  submittedAt: instant,
  /** Null until the office has decided. */
  decision: z.enum(['accepted', 'rejected']).nullable(),
  /** Why it was rejected. */
  note: z.string().nullable(),
});

const application = z
  .discriminatedUnion('state', [openApplication, closedApplication, usedApplication])
  .meta({ id: 'Application' });
export type Application = z.infer<typeof application>;
export type UsedApplication = z.infer<typeof usedApplication>;

export const getApplication = defineCall({
  path,
  summary: "A team's application for a league, by the secret id in its link",
  params,
  query: localeQuery,
  answer: application,
});

export const saveDraft = defineCommand({
  method: 'POST',
  path: `${path}/draft`,
  summary:
    'Saves a draft of the application. `conflict` if another draft was saved meanwhile or the application is closed',
  params,
  body: z.object({ draft: applicationDraft, revision: storedWhole }),
  answer: z.object({ revision: z.number().int() }),
});

export const submitApplication = defineCommand({
  method: 'POST',
  path: `${path}/submission`,
  summary: 'Submits the application. `bad-request` lists every invalid field, and nothing is changed',
  params,
  body: z.object({ draft: applicationDraft }),
  answer: z.object({ reference: z.string(), submittedAt: instant }),
});

export const removeDocument = defineCommand({
  method: 'POST',
  path: `${path}/documents/{document}/removal`,
  summary: 'Removes a document from an open application',
  params: params.extend({ document: z.uuid() }),
  body: z.object({}),
  answer: z.object({ documents: z.array(uploadedDocument) }),
});

/** The request body is the file; `kind` is the id of the requested document. */
export const addDocument = {
  path: `${path}/documents`,
  summary: 'Uploads a document: the body is the file, and its type is detected from the content',
  params,
  query: z.object({ kind: z.string().min(1).max(60), name: z.string().trim().min(1).max(200) }),
  answer: z.object({ documents: z.array(uploadedDocument) }),
} as const;
