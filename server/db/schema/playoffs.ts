import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sides } from '#lib/basketball/events.ts';
import { type LocalizedText, owned, ownedKey, refersTo } from './columns.ts';
import { leagues } from './leagues.ts';
import { phases } from './phases.ts';
import { teams } from './teams.ts';

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
  },
  (t) => [
    ownedKey(t),
    refersTo('playoff_round_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade'),
    refersTo('playoff_round_phase', [t.tenantId, t.phaseId], phases).onDelete('cascade'),
    unique('playoff_round_slug').on(t.tenantId, t.leagueId, t.slug),
  ],
);

/**
 * A playoff series over one or more games. `homePattern` has one letter per game, `H` if `homeTeamId` plays at home
 * (`HHAAH`). `aggregate`: points of both legs are added. The winner advances to `nextDuelId` as its `nextSide`.
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
    bestOf: integer().notNull().default(1),
    homePattern: text().notNull().default('H'),
    aggregate: boolean().notNull().default(false),
    nextDuelId: uuid(),
    nextSide: text({ enum: sides }),
  },
  (t) => [
    ownedKey(t),
    refersTo('duel_round', [t.tenantId, t.playoffRoundId], playoffRounds).onDelete('cascade'),
    refersTo('duel_home', [t.tenantId, t.homeTeamId], teams),
    refersTo('duel_away', [t.tenantId, t.awayTeamId], teams),
    refersTo('duel_next', [t.tenantId, t.nextDuelId], t),
    unique('duel_slug').on(t.tenantId, t.playoffRoundId, t.slug),
    index('duel_teams').on(t.tenantId, t.homeTeamId, t.awayTeamId),
  ],
);
