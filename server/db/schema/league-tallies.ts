import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { refersTo, tenantOfParent } from './columns.ts';
import { leagues } from './leagues.ts';

/**
 * How many games of a league have players' numbers, and how many teams played them: what minimums of all-time tables are made
 * of. `competition` is the slug of the league. Kept in the transaction that stores a game.
 */
export const leagueTallies = pgTable(
  'league_tally',
  {
    tenantId: tenantOfParent(),
    leagueId: uuid().notNull(),
    competition: text().notNull(),
    games: integer().notNull(),
    teams: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.leagueId] }),
    refersTo('league_tally_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade'),
    index('league_tally_of_competition').on(t.tenantId, t.competition),
  ],
);
