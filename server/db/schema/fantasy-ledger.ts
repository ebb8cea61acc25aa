import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bookingCauses } from '#lib/api/contract/fantasy/common.ts';
import { fantasyItems } from '#lib/basketball/fantasy/items.ts';
import { refersTo, tenantOfParent } from './columns.ts';
import { fantasySeasons } from './fantasy.ts';

/** Why lines of a game were written, and when. Without `isBooked` they came after the round or the game was frozen and count nowhere. */
export const fantasyBookings = pgTable(
  'fantasy_booking',
  {
    tenantId: tenantOfParent(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    fantasySeasonId: uuid().notNull(),
    round: integer().notNull(),
    gameId: uuid().notNull(),
    cause: text({ enum: bookingCauses }).notNull(),
    isBooked: boolean().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    refersTo('fantasy_booking_season', [t.tenantId, t.fantasySeasonId], fantasySeasons).onDelete('cascade'),
    index('fantasy_booking_of_round').on(t.tenantId, t.fantasySeasonId, t.round),
    index('fantasy_booking_of_game').on(t.tenantId, t.gameId),
  ],
);

/** A line of the ledger, in units of 1/100,000 of a point. A trigger of the migrations refuses to change or delete one. */
export const fantasyLines = pgTable(
  'fantasy_line',
  {
    tenantId: tenantOfParent(),
    booking: bigint({ mode: 'number' }).notNull(),
    fantasySeasonId: uuid().notNull(),
    round: integer().notNull(),
    gameId: uuid().notNull(),
    entrant: integer().notNull(),
    item: text({ enum: fantasyItems }).notNull(),
    count: integer().notNull(),
    points: bigint({ mode: 'number' }).notNull(),
    isBooked: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.booking, t.entrant, t.item] }),
    refersTo('fantasy_line_season', [t.tenantId, t.fantasySeasonId], fantasySeasons).onDelete('cascade'),
    index('fantasy_line_of_round').on(t.tenantId, t.fantasySeasonId, t.round),
    index('fantasy_line_of_game').on(t.tenantId, t.gameId),
    index('fantasy_line_of_entrant').on(t.tenantId, t.fantasySeasonId, t.entrant),
  ],
);
