import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { owned, ownedKey, refersTo, updatedAt } from './columns.ts';
import { leagues } from './leagues.ts';

export const applicationStates = ['open', 'submitted', 'accepted', 'rejected', 'withdrawn'] as const;

/** A team's application for a league; its id is the secret part of its address. */
export const teamApplications = pgTable(
  'team_application',
  {
    ...owned(),
    leagueId: uuid().notNull(),
    state: text({ enum: applicationStates }).notNull().default('open'),
    form: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    submittedAt: timestamp({ withTimezone: true }),
    updatedAt: updatedAt(),
  },
  (t) => [ownedKey(t), refersTo('team_application_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade')],
);
