import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { refersTo, tenantOfParent } from './columns.ts';
import { leagues } from './leagues.ts';

/**
 * Number of games of a league with player statistics, and of the teams that played them: the input of all-time
 * minimums. `competition` is the slug of the league. Updated in the transaction that stores a game.
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
