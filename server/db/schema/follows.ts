import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, refersTo, tenantId } from './columns.ts';
import { users } from './users.ts';

export const followedNouns = ['league', 'club', 'team', 'person', 'game'] as const;

export const follows = pgTable(
  'follow',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    noun: text({ enum: followedNouns }).notNull(),
    followedId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.userId, t.noun, t.followedId] }),
    refersTo('follow_user', [t.tenantId, t.userId], users).onDelete('cascade'),
    index('follow_of').on(t.tenantId, t.noun, t.followedId),
  ],
);
