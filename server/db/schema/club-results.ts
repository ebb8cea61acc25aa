import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sides } from '#lib/basketball/sides.ts';
import { createdAt, owned, ownedKey, refersTo } from './columns.ts';
import type { ResultAuthor } from './game-results.ts';
import { games, type StoredPeriod } from './games.ts';

/** The final score as each of the two clubs states it, until they agree or the office decides. */
export const clubResults = pgTable(
  'club_result',
  {
    ...owned(),
    gameId: uuid().notNull(),
    side: text({ enum: sides }).notNull(),
    homeScore: integer().notNull(),
    awayScore: integer().notNull(),
    periods: jsonb().$type<StoredPeriod[]>().notNull().default([]),
    reason: text(),
    author: jsonb().$type<ResultAuthor>().notNull(),
    statedAt: createdAt(),
  },
  (t) => [
    ownedKey(t),
    unique('club_result_once').on(t.tenantId, t.gameId, t.side),
    refersTo('club_result_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
  ],
);
