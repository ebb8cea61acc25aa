import { sql } from 'drizzle-orm';
import {
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PriceWorking } from '#lib/basketball/fantasy/price-change.ts';
import { fantasyPositions } from '#lib/basketball/fantasy/rules.ts';
import { type LocalizedText, owned, ownedKey, refersTo, tenantId, tenantOfParent } from './columns.ts';
import { games } from './games.ts';
import { leagues } from './leagues.ts';
import { people } from './people.ts';
import { teams } from './teams.ts';

export const fantasySeasonStates = ['unopened', 'open', 'closed'] as const;

/** Of a closed season, as it stood then: names of squads may change later. */
export type StoredWinner = { number: number; name: string; points: number };

/** The fantasy season of a league. `rules` are its published `FantasyRules`; only those of an opened season have been checked. */
export const fantasySeasons = pgTable(
  'fantasy_season',
  {
    ...owned(),
    leagueId: uuid().notNull(),
    preset: text().notNull(),
    rules: jsonb().$type<Record<string, unknown>>().notNull(),
    correctionHours: integer().notNull(),
    state: text({ enum: fantasySeasonStates }).notNull().default('unopened'),
    closedAt: timestamp({ withTimezone: true }),
    winner: jsonb().$type<StoredWinner>(),
  },
  (t) => [
    ownedKey(t),
    refersTo('fantasy_season_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade'),
    unique('fantasy_season_once').on(t.tenantId, t.leagueId),
  ],
);

/**
 * A round is a list of games. `locksAt` is its deadline, which moves with its games until it has passed. `endedAt`: all games are
 * decided or postponed; `freezesAt` follows from it. `pricedAt`: its points have made prices. `recountFrom`: lines or lineups have
 * changed since the totals were counted.
 */
export const fantasyRounds = pgTable(
  'fantasy_round',
  {
    ...owned(),
    fantasySeasonId: uuid().notNull(),
    number: integer().notNull(),
    name: text().notNull().default(''),
    names: jsonb().$type<LocalizedText>().notNull().default({}),
    locksAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
    freezesAt: timestamp({ withTimezone: true }),
    pricedAt: timestamp({ withTimezone: true }),
    recountFrom: timestamp({ withTimezone: true }),
  },
  (t) => [
    ownedKey(t),
    refersTo('fantasy_round_season', [t.tenantId, t.fantasySeasonId], fantasySeasons).onDelete('cascade'),
    unique('fantasy_round_number').on(t.tenantId, t.fantasySeasonId, t.number),
  ],
);

/** `startedAt`: when the first event of the game was recorded. */
export const fantasyRoundGames = pgTable(
  'fantasy_round_game',
  {
    tenantId: tenantOfParent(),
    gameId: uuid().notNull(),
    fantasyRoundId: uuid().notNull(),
    startedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.gameId] }),
    refersTo('fantasy_round_game_round', [t.tenantId, t.fantasyRoundId], fantasyRounds).onDelete('cascade'),
    refersTo('fantasy_round_game_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
  ],
);

export const entrantKinds = ['player', 'coach'] as const;

/**
 * Who can be picked: a person, or the coach's seat of a team. `teamId` of a player is the team now. Two entrants of one person become
 * one by `mergedInto`, the number of the other; the person then belongs to that one.
 */
export const fantasyEntrants = pgTable(
  'fantasy_entrant',
  {
    tenantId: tenantId(),
    fantasySeasonId: uuid().notNull(),
    number: integer().notNull(),
    kind: text({ enum: entrantKinds }).notNull(),
    personId: uuid(),
    teamId: uuid(),
    position: text({ enum: fantasyPositions }),
    price: integer().notNull(),
    startPrice: integer().notNull(),
    startPoints: bigint({ mode: 'number' }),
    startGames: integer().notNull().default(0),
    mergedInto: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.fantasySeasonId, t.number] }),
    refersTo('fantasy_entrant_season', [t.tenantId, t.fantasySeasonId], fantasySeasons).onDelete('cascade'),
    refersTo('fantasy_entrant_person', [t.tenantId, t.personId], people),
    refersTo('fantasy_entrant_team', [t.tenantId, t.teamId], teams),
    unique('fantasy_entrant_person_once').on(t.tenantId, t.fantasySeasonId, t.personId),
    uniqueIndex('fantasy_entrant_coach_once').on(t.tenantId, t.fantasySeasonId, t.teamId).where(sql`kind = 'coach'`),
  ],
);

/** The price of an entrant from a round on. `ofRound`: the round whose points made it, 0 for the first price. */
export const fantasyEntrantPrices = pgTable(
  'fantasy_entrant_price',
  {
    tenantId: tenantOfParent(),
    fantasySeasonId: uuid().notNull(),
    round: integer().notNull(),
    entrant: integer().notNull(),
    price: integer().notNull(),
    ofRound: integer().notNull().default(0),
    working: jsonb().$type<PriceWorking>(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.fantasySeasonId, t.ofRound, t.entrant] }),
    refersTo('fantasy_entrant_price_season', [t.tenantId, t.fantasySeasonId], fantasySeasons).onDelete('cascade'),
  ],
);
