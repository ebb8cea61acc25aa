import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { roundDecisions } from '#lib/basketball/series/series.ts';
import { sides } from '#lib/basketball/sides.ts';
import { type LocalizedText, owned, ownedKey, refersTo, revision } from './columns.ts';
import { leagues } from './leagues.ts';
import { phases } from './phases.ts';
import { teams } from './teams.ts';

/**
 * `decides` is declared; null means what the name says. `partOf`: the round of the source that this round was split from.
 * `gameDays`: the day of each game of its series, null where none is set.
 */
export const playoffRounds = pgTable(
  'playoff_round',
  {
    ...owned(),
    leagueId: uuid().notNull(),
    phaseId: uuid().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    names: jsonb().$type<LocalizedText>().notNull().default({}),
    order: integer().notNull(),
    decides: text({ enum: roundDecisions }),
    partOf: text(),
    gameDays: jsonb().$type<(string | null)[]>().notNull().default([]),
    revision: revision(),
  },
  (t) => [
    ownedKey(t),
    refersTo('playoff_round_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade'),
    refersTo('playoff_round_phase', [t.tenantId, t.phaseId], phases).onDelete('cascade'),
    unique('playoff_round_slug').on(t.tenantId, t.leagueId, t.slug),
  ],
);

/**
 * A playoff series over one or more games. `bestOf` is the declared number of games, null while no format is declared.
 * `isInferred`: an earlier build inferred the format, which therefore does not count. `homePattern` has one letter per
 * game, `H` if `homeTeamId` plays at home (`HHAAH`). `aggregate`: points of both legs are added. The winner advances to
 * `nextDuelId` as its `nextSide`, the loser to `loserDuelId` as its `loserSide`. Seeds are those of the sides, known or to come.
 */
export const duels = pgTable(
  'duel',
  {
    ...owned(),
    playoffRoundId: uuid().notNull(),
    slug: text().notNull(),
    order: integer().notNull(),
    homeTeamId: uuid(),
    awayTeamId: uuid(),
    homeLabel: text(),
    awayLabel: text(),
    bestOf: integer().default(1),
    isInferred: boolean().notNull().default(false),
    homePattern: text().notNull().default('H'),
    aggregate: boolean().notNull().default(false),
    nextDuelId: uuid(),
    nextSide: text({ enum: sides }),
    loserDuelId: uuid(),
    loserSide: text({ enum: sides }),
    homeSeed: integer(),
    awaySeed: integer(),
  },
  (t) => [
    ownedKey(t),
    refersTo('duel_round', [t.tenantId, t.playoffRoundId], playoffRounds).onDelete('cascade'),
    refersTo('duel_home', [t.tenantId, t.homeTeamId], teams),
    refersTo('duel_away', [t.tenantId, t.awayTeamId], teams),
    refersTo('duel_next', [t.tenantId, t.nextDuelId], t),
    refersTo('duel_loser', [t.tenantId, t.loserDuelId], t),
    unique('duel_slug').on(t.tenantId, t.playoffRoundId, t.slug),
    index('duel_teams').on(t.tenantId, t.homeTeamId, t.awayTeamId),
  ],
);
