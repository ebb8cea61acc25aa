import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { coverages, gameStates, type WatchLink } from '#lib/api/contract/game.ts';
import type { LogCheck } from '#lib/basketball/result/log-check.ts';
import { externalIds, type LocalizedText, owned, ownedKey, refersTo, updatedAt } from './columns.ts';
import { leagues } from './leagues.ts';
import { groups, phases } from './phases.ts';
import { duels } from './playoffs.ts';
import { rounds } from './rounds.ts';
import { teams } from './teams.ts';
import { venues } from './venues.ts';

export type StoredPeriod = { period: number; home: number; away: number };
/** Clock readings of a running game at `anchoredAt` (ISO 8601, UTC), and whether they have run since. */
export type LiveClock = {
  period: number;
  clockMs: number | null;
  running: boolean;
  anchoredAt: string | null;
  shotClock?: { running: boolean; remainingMs: number; at: string | null } | null;
};

export const guiltySides = ['home', 'away', 'both'] as const;

/**
 * A game belongs to a round or, with `duelNumber`, to a playoff series. `rulesProfile` and `ownRules` are copied at
 * tip-off: the id of a built-in profile or of the league's own one, which is whole or a definition that `extends` a
 * built-in one. `seq` is the number of the last event; `logHash` detects a repeated import. State, score, periods, overtimes and
 * guilty side follow from the claims in `game_result`; only `server/league/result` and the fixtures write them. `logCheck` is what
 * an imported or finished log shows by itself.
 */
export const games = pgTable(
  'game',
  {
    ...owned(),
    leagueId: uuid().notNull(),
    phaseId: uuid().notNull(),
    groupId: uuid(),
    roundId: uuid(),
    duelId: uuid(),
    duelNumber: integer(),
    slug: text().notNull(),
    number: integer(),
    homeTeamId: uuid(),
    awayTeamId: uuid(),
    homeLabel: jsonb().$type<LocalizedText>(),
    awayLabel: jsonb().$type<LocalizedText>(),
    state: text({ enum: gameStates }).notNull().default('scheduled'),
    tipOffAt: timestamp({ withTimezone: true }),
    tipOffDate: date(),
    timeZone: text().notNull(),
    venueId: uuid(),
    isNeutralVenue: boolean().notNull().default(false),
    attendance: integer(),
    watch: jsonb().$type<WatchLink[]>().notNull().default([]),
    tickets: text(),
    coverage: text({ enum: coverages }).notNull().default('none'),
    rulesProfile: text().notNull(),
    ownRules: jsonb().$type<Record<string, unknown>>(),
    homeScore: integer(),
    awayScore: integer(),
    periods: jsonb().$type<StoredPeriod[]>().notNull().default([]),
    overtimes: integer().notNull().default(0),
    guilty: text({ enum: guiltySides }),
    countsInStandings: boolean().notNull().default(true),
    liveClock: jsonb().$type<LiveClock>(),
    seq: integer().notNull().default(0),
    logSource: text(),
    logHash: text(),
    logCheck: jsonb().$type<LogCheck>(),
    externalIds: externalIds(),
    revision: integer().notNull().default(0),
    updatedAt: updatedAt(),
  },
  (t) => [
    ownedKey(t),
    refersTo('game_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade'),
    refersTo('game_phase', [t.tenantId, t.phaseId], phases).onDelete('cascade'),
    refersTo('game_group', [t.tenantId, t.groupId], groups),
    refersTo('game_round', [t.tenantId, t.roundId], rounds),
    refersTo('game_duel', [t.tenantId, t.duelId], duels),
    refersTo('game_home', [t.tenantId, t.homeTeamId], teams),
    refersTo('game_away', [t.tenantId, t.awayTeamId], teams),
    refersTo('game_venue', [t.tenantId, t.venueId], venues),
    unique('game_slug').on(t.tenantId, t.roundId, t.slug),
    unique('game_duel_number').on(t.tenantId, t.duelId, t.duelNumber),
    index('game_tip_off').on(t.tenantId, t.tipOffAt, t.id),
    // Must match the expression `playedAt` of the list queries, or the planner does not use it.
    index('game_played_at').on(
      t.tenantId,
      sql`coalesce(${t.tipOffAt}, timezone('UTC', ${t.tipOffDate} + time '23:59'), 'infinity')`,
      t.id,
    ),
    index('game_of_league').on(t.tenantId, t.leagueId, t.tipOffAt),
    index('game_of_phase').on(t.tenantId, t.phaseId),
    index('game_of_home').on(t.tenantId, t.homeTeamId, t.tipOffAt),
    index('game_of_away').on(t.tenantId, t.awayTeamId, t.tipOffAt),
    index('game_of_venue').on(t.tenantId, t.venueId, t.tipOffAt),
    index('game_state').on(t.tenantId, t.state, t.tipOffAt),
    index('game_in_play').on(t.state).where(sql`state = 'live'`),
    index('game_external').using('gin', t.externalIds),
  ],
);
