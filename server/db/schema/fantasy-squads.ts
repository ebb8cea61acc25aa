import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, owned, ownedKey, refersTo, tenantId, tenantOfParent } from './columns.ts';
import { fantasySeasons } from './fantasy.ts';
import { followers } from './followers.ts';

/** A follower's squad in a fantasy season. Points and ranks are counted from the ledger. `nameTakenAt`: staff have taken the name away. */
export const fantasySquads = pgTable(
  'fantasy_squad',
  {
    ...owned(),
    fantasySeasonId: uuid().notNull(),
    followerId: uuid().notNull(),
    number: integer().notNull(),
    name: text().notNull(),
    nameTakenAt: timestamp({ withTimezone: true }),
    /** The first round that it made a lineup for. */
    joinedRound: integer().notNull(),
    points: bigint({ mode: 'number' }).notNull().default(0),
    rank: integer(),
    previousRank: integer(),
  },
  (t) => [
    ownedKey(t),
    refersTo('fantasy_squad_season', [t.tenantId, t.fantasySeasonId], fantasySeasons).onDelete('cascade'),
    refersTo('fantasy_squad_follower', [t.tenantId, t.followerId], followers).onDelete('cascade'),
    unique('fantasy_squad_once').on(t.tenantId, t.fantasySeasonId, t.followerId),
    unique('fantasy_squad_number').on(t.tenantId, t.fantasySeasonId, t.number),
    index('fantasy_squad_rank').on(t.tenantId, t.fantasySeasonId, t.rank),
  ],
);

/** The lineup of a squad from a round on, until a later one; entrants by number. `bank` and `cost` in tenths of a credit. */
export const fantasyLineups = pgTable(
  'fantasy_lineup',
  {
    tenantId: tenantOfParent(),
    squadId: uuid().notNull(),
    round: integer().notNull(),
    revision: integer().notNull(),
    starters: integer().array().notNull(),
    sixth: integer(),
    bench: integer().array().notNull(),
    coach: integer(),
    captain: integer().notNull(),
    bank: integer().notNull(),
    cost: integer().notNull(),
    transfers: integer().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.squadId, t.round] }),
    refersTo('fantasy_lineup_squad', [t.tenantId, t.squadId], fantasySquads).onDelete('cascade'),
  ],
);

/** What the server answered to a save; a repeated request gets it again. */
export const fantasyReceipts = pgTable(
  'fantasy_receipt',
  {
    tenantId: tenantOfParent(),
    squadId: uuid().notNull(),
    requestId: uuid().notNull(),
    /** What was asked for, as text. */
    request: text().notNull(),
    receipt: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.squadId, t.requestId] }),
    refersTo('fantasy_receipt_squad', [t.tenantId, t.squadId], fantasySquads).onDelete('cascade'),
  ],
);

/** The points of a squad in a round. */
export const fantasyTotals = pgTable(
  'fantasy_total',
  {
    tenantId: tenantOfParent(),
    squadId: uuid().notNull(),
    round: integer().notNull(),
    points: bigint({ mode: 'number' }).notNull(),
    rank: integer().notNull(),
    isAverage: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.squadId, t.round] }),
    refersTo('fantasy_total_squad', [t.tenantId, t.squadId], fantasySquads).onDelete('cascade'),
  ],
);

export const fantasyWatches = pgTable(
  'fantasy_watch',
  {
    tenantId: tenantId(),
    fantasySeasonId: uuid().notNull(),
    followerId: uuid().notNull(),
    entrant: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.fantasySeasonId, t.followerId, t.entrant] }),
    refersTo('fantasy_watch_season', [t.tenantId, t.fantasySeasonId], fantasySeasons).onDelete('cascade'),
    refersTo('fantasy_watch_follower', [t.tenantId, t.followerId], followers).onDelete('cascade'),
  ],
);

export const nameDecisions = ['kept', 'taken-away'] as const;

/** A name of a squad that a follower reported, until staff have decided. */
export const fantasyNameReports = pgTable(
  'fantasy_name_report',
  {
    ...owned(),
    squadId: uuid().notNull(),
    followerId: uuid().notNull(),
    name: text().notNull(),
    reason: text().notNull(),
    decision: text({ enum: nameDecisions }),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    ownedKey(t),
    refersTo('fantasy_name_report_squad', [t.tenantId, t.squadId], fantasySquads).onDelete('cascade'),
    refersTo('fantasy_name_report_follower', [t.tenantId, t.followerId], followers).onDelete('cascade'),
    unique('fantasy_name_report_once').on(t.tenantId, t.squadId, t.followerId, t.name),
  ],
);
