import {
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, owned, ownedKey, refersTo, tenantId } from './columns.ts';
import { followers } from './followers.ts';
import { games } from './games.ts';
import { leagues } from './leagues.ts';
import { people } from './people.ts';
import { rounds } from './rounds.ts';

/** The fantasy game of a league; `rules` holds preset and parameters. */
export const fantasySeasons = pgTable(
  'fantasy_season',
  {
    ...owned(),
    leagueId: uuid().notNull(),
    preset: text().notNull(),
    rules: jsonb().$type<Record<string, unknown>>().notNull(),
    correctionHours: integer().notNull(),
  },
  (t) => [
    ownedKey(t),
    refersTo('fantasy_season_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade'),
    unique('fantasy_season_once').on(t.tenantId, t.leagueId),
  ],
);

export const fantasyRounds = pgTable(
  'fantasy_round',
  {
    ...owned(),
    fantasySeasonId: uuid().notNull(),
    roundId: uuid().notNull(),
    number: integer().notNull(),
    locksAt: timestamp({ withTimezone: true }),
    frozenAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    ownedKey(t),
    refersTo('fantasy_round_season', [t.tenantId, t.fantasySeasonId], fantasySeasons).onDelete('cascade'),
    refersTo('fantasy_round_round', [t.tenantId, t.roundId], rounds).onDelete('cascade'),
    unique('fantasy_round_number').on(t.tenantId, t.fantasySeasonId, t.number),
  ],
);

export const fantasyPrices = pgTable(
  'fantasy_price',
  {
    tenantId: tenantId(),
    fantasyRoundId: uuid().notNull(),
    personId: uuid().notNull(),
    credits: numeric({ precision: 6, scale: 1, mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.fantasyRoundId, t.personId] }),
    refersTo('fantasy_price_round', [t.tenantId, t.fantasyRoundId], fantasyRounds).onDelete('cascade'),
    refersTo('fantasy_price_person', [t.tenantId, t.personId], people).onDelete('cascade'),
  ],
);

export const fantasyTeams = pgTable(
  'fantasy_team',
  { ...owned(), fantasySeasonId: uuid().notNull(), followerId: uuid('user_id').notNull(), name: text().notNull() },
  (t) => [
    ownedKey(t),
    refersTo('fantasy_team_season', [t.tenantId, t.fantasySeasonId], fantasySeasons).onDelete('cascade'),
    refersTo('fantasy_team_follower', [t.tenantId, t.followerId], followers).onDelete('cascade'),
    unique('fantasy_team_name').on(t.tenantId, t.fantasySeasonId, t.name),
  ],
);

export const fantasySlots = ['starter', 'sixth', 'bench', 'coach'] as const;

/** Players of a fantasy team in a round. */
export const fantasyPicks = pgTable(
  'fantasy_pick',
  {
    tenantId: tenantId(),
    fantasyTeamId: uuid().notNull(),
    fantasyRoundId: uuid().notNull(),
    personId: uuid().notNull(),
    slot: text({ enum: fantasySlots }).notNull(),
    isCaptain: boolean().notNull().default(false),
    pickedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.fantasyTeamId, t.fantasyRoundId, t.personId] }),
    refersTo('fantasy_pick_team', [t.tenantId, t.fantasyTeamId], fantasyTeams).onDelete('cascade'),
    refersTo('fantasy_pick_round', [t.tenantId, t.fantasyRoundId], fantasyRounds).onDelete('cascade'),
    refersTo('fantasy_pick_person', [t.tenantId, t.personId], people).onDelete('cascade'),
  ],
);

/** One source of points: which fact of which game gave how many, so that every total can be checked. */
export const fantasyLedger = pgTable(
  'fantasy_ledger',
  {
    tenantId: tenantId(),
    fantasyRoundId: uuid().notNull(),
    personId: uuid().notNull(),
    gameId: uuid().notNull(),
    item: text().notNull(),
    count: integer().notNull(),
    points: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.fantasyRoundId, t.personId, t.gameId, t.item] }),
    refersTo('fantasy_ledger_round', [t.tenantId, t.fantasyRoundId], fantasyRounds).onDelete('cascade'),
    refersTo('fantasy_ledger_person', [t.tenantId, t.personId], people).onDelete('cascade'),
    refersTo('fantasy_ledger_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
  ],
);
