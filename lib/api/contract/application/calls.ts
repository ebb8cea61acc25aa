import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { instant, localeQuery } from '#lib/api/contract/common.ts';
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
  questions: z.array(applicationQuestion),
  documentKinds: z.array(documentKind),
  draft: applicationDraft,
  /** Counts what was saved; a draft that follows an older one than this is refused. */
  revision: z.number().int(),
  documents: z.array(uploadedDocument),
});
export type OpenApplication = z.infer<typeof openApplication>;

const closedApplication = z.object({ state: z.literal('closed'), league: leagueRef, closedAt: instant.nullable() });

/** Nothing personal but the name of the team: whoever has the address may see it for years. */
const usedApplication = z.object({
  state: z.literal('submitted'),
  league: leagueRef,
  teamName: z.string(),
  reference: z.string(),
  submittedAt: instant,
});

const application = z
  .discriminatedUnion('state', [openApplication, closedApplication, usedApplication])
  .meta({ id: 'Application' });
export type Application = z.infer<typeof application>;
export type UsedApplication = z.infer<typeof usedApplication>;

export const getApplication = defineCall({
  path,
  summary: 'The application of a team for a league, by the secret part of its address',
  params,
  query: localeQuery,
  answer: application,
});

export const saveDraft = defineCommand({
  method: 'POST',
  path: `${path}/draft`,
  summary: 'Keeps what was filled in so far. `conflict` where another draft was saved meanwhile, or it is open no more',
  params,
  body: z.object({ draft: applicationDraft, revision: z.number().int().min(0) }),
  answer: z.object({ revision: z.number().int() }),
});

export const submitApplication = defineCommand({
  method: 'POST',
  path: `${path}/submission`,
  summary: 'Sends the application. `bad-request` names the place of everything that is wrong, and nothing is changed',
  params,
  body: z.object({ draft: applicationDraft }),
  answer: z.object({ reference: z.string(), submittedAt: instant }),
});

export const removeDocument = defineCommand({
  method: 'POST',
  path: `${path}/documents/{document}/removal`,
  summary: 'Removes a document from an application that is open',
  params: params.extend({ document: z.uuid() }),
  body: z.object({}),
  answer: z.object({ documents: z.array(uploadedDocument) }),
});

/** The bytes of the file are the body; `kind` is the id of the document asked for. */
export const addDocument = {
  path: `${path}/documents`,
  summary: 'Adds a document: the body is the file. What it is, is told by its bytes',
  params,
  query: z.object({ kind: z.string().min(1).max(60), name: z.string().trim().min(1).max(200) }),
  answer: z.object({ documents: z.array(uploadedDocument) }),
} as const;
