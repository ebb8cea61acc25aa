import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, refersTo, tenantId } from './columns.ts';
import { followers } from './followers.ts';

export const followedNouns = ['league', 'club', 'team', 'person', 'game'] as const;

export const follows = pgTable(
  'follow',
  {
    tenantId: tenantId(),
    followerId: uuid('user_id').notNull(),
    noun: text({ enum: followedNouns }).notNull(),
    followedId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.followerId, t.noun, t.followedId] }),
    refersTo('follow_follower', [t.tenantId, t.followerId], followers).onDelete('cascade'),
    index('follow_of').on(t.tenantId, t.noun, t.followedId),
  ],
);
