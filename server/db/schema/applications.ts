import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { ApplicationDraft } from '#lib/api/contract/application/draft.ts';
import type { questionKinds } from '#lib/api/contract/application/question.ts';
import { bytea } from './bytea.ts';
import { type LocalizedText, owned, ownedKey, refersTo, updatedAt } from './columns.ts';
import { leagues } from './leagues.ts';

export const applicationStates = ['open', 'submitted', 'accepted', 'rejected', 'withdrawn'] as const;

type LabelledItem = { id: string; label: LocalizedText; help: LocalizedText; isRequired: boolean };
export type StoredQuestion = LabelledItem & {
  kind: (typeof questionKinds)[number];
  options: { value: string; label: LocalizedText }[];
};
export type StoredDocumentKind = LabelledItem;

/** A team's application for a league; its id is the secret part of its URL. */
export const teamApplications = pgTable(
  'team_application',
  {
    ...owned(),
    leagueId: uuid().notNull(),
    state: text({ enum: applicationStates }).notNull().default('open'),
    /** Recipient of the link, as noted by the operator. */
    invitee: text(),
    /** The questions at the time the application was opened. */
    questions: jsonb().$type<StoredQuestion[]>().notNull().default([]),
    documentKinds: jsonb().$type<StoredDocumentKind[]>().notNull().default([]),
    closesAt: timestamp({ withTimezone: true }),
    form: jsonb().$type<Partial<ApplicationDraft>>().notNull().default({}),
    /** Number of saves. */
    revision: integer().notNull().default(0),
    reference: text(),
    submittedAt: timestamp({ withTimezone: true }),
    /** What the office says to the team: why it is asked back, or why it is rejected. */
    note: text(),
    decidedAt: timestamp({ withTimezone: true }),
    updatedAt: updatedAt(),
  },
  (t) => [
    ownedKey(t),
    unique('team_application_reference').on(t.tenantId, t.reference),
    refersTo('team_application_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade'),
  ],
);

/** Documents of an application. Only the operator may see them, so they are not assets. */
export const applicationDocuments = pgTable(
  'application_document',
  {
    ...owned(),
    applicationId: uuid().notNull(),
    kind: text().notNull(),
    fileName: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [
    ownedKey(t),
    refersTo('application_document_application', [t.tenantId, t.applicationId], teamApplications).onDelete('cascade'),
    index('application_document_of').on(t.tenantId, t.applicationId),
  ],
);
