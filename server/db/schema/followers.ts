import { index, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { claimStates } from '#lib/api/contract/account/player-claims.ts';
import { accountSessions, accounts } from './accounts.ts';
import { createdAt, owned, ownedKey, refersTo, tenantId } from './columns.ts';
import { people } from './people.ts';

/** An account on a tenant: what it follows and owns there hangs on this row. Without an account it has no name any more. */
export const followers = pgTable(
  'follower',
  {
    ...owned(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** The contract's `followerChoices`; parsed when read. */
    choices: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Digest of the secret in the address of the personal calendar. */
    calendarHash: text().unique(),
    calendarSince: timestamp({ withTimezone: true }),
  },
  (t) => [ownedKey(t), unique('follower_account').on(t.tenantId, t.accountId)],
);

/** Which player of the league a follower is: claimed by them, confirmed or refused by staff. */
export const playerClaims = pgTable(
  'player_claim',
  {
    tenantId: tenantId(),
    followerId: uuid().notNull(),
    personId: uuid().notNull(),
    state: text({ enum: claimStates }).notNull().default('claimed'),
    createdAt: createdAt(),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.followerId] }),
    refersTo('player_claim_follower', [t.tenantId, t.followerId], followers).onDelete('cascade'),
    refersTo('player_claim_person', [t.tenantId, t.personId], people).onDelete('cascade'),
  ],
);

/** A device of a follower for push messages: a token of FCM, or a Web Push subscription as JSON. It goes with the session of the device. */
export const pushTokens = pgTable(
  'push_token',
  {
    ...owned(),
    followerId: uuid('user_id').notNull(),
    token: text().notNull(),
    sessionId: uuid().references(() => accountSessions.id, { onDelete: 'cascade' }),
    seenAt: createdAt(),
  },
  (t) => [
    ownedKey(t),
    refersTo('push_token_follower', [t.tenantId, t.followerId], followers).onDelete('cascade'),
    unique('push_token_once').on(t.tenantId, t.token),
    index('push_token_of_session').on(t.sessionId),
  ],
);
