import { date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { claimedStates, claimKinds, rulings } from '#lib/basketball/result/claim.ts';
import type { Actor } from '#server/db/tenant-scope.ts';
import { owned, ownedKey, refersTo } from './columns.ts';
import { games, guiltySides, type StoredPeriod } from './games.ts';

/** Who states or withdraws a result: a person, the operator, or an import by its name. */
export type ResultAuthor = Actor | { kind: 'import'; name: string };

/**
 * Every statement of how a game ended. Rows are never changed but for their withdrawal; which of them stands follows from
 * `settleResult`. `source` is the feed, file, desk or office that states it; its newer statement withdraws the older one.
 */
export const gameResults = pgTable(
  'game_result',
  {
    ...owned(),
    gameId: uuid().notNull(),
    kind: text({ enum: claimKinds }).notNull(),
    source: text().notNull(),
    state: text({ enum: claimedStates }).notNull(),
    homeScore: integer(),
    awayScore: integer(),
    periods: jsonb().$type<StoredPeriod[]>().notNull().default([]),
    overtimes: integer(),
    guilty: text({ enum: guiltySides }),
    reason: text(),
    ruling: text({ enum: rulings }),
    /** The day at the organ that decided. */
    decidedOn: date(),
    /** What the site says of a decision, as it was written; `reason` is for the office. */
    publicText: text(),
    /** The slug of the document of a decision. */
    documentSlug: text(),
    author: jsonb().$type<ResultAuthor>().notNull(),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
    withdrawnAt: timestamp({ withTimezone: true }),
    withdrawnBy: jsonb().$type<ResultAuthor>(),
    withdrawnReason: text(),
  },
  (t) => [
    ownedKey(t),
    refersTo('game_result_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
    index('game_result_of_game').on(t.tenantId, t.gameId, t.recordedAt),
  ],
);
