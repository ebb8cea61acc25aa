import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { refersTo, tenantOfParent } from './columns.ts';
import { leagues } from './leagues.ts';
import { people } from './people.ts';
import { statSumColumns } from './stat-line-columns.ts';
import { teams } from './teams.ts';

/** Totals of a player for one team of one league, updated in the transaction that stores a game. */
export const playerSeasons = pgTable(
  'player_season',
  {
    tenantId: tenantOfParent(),
    leagueId: uuid().notNull(),
    teamId: uuid().notNull(),
    personId: uuid().notNull(),
    games: integer().notNull(),
    starts: integer().notNull(),
    /** Games with known minutes, and with a known performance index rating. */
    timedGames: integer().notNull().default(0),
    ratedGames: integer().notNull().default(0),
    ...statSumColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.leagueId, t.teamId, t.personId] }),
    refersTo('player_season_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade'),
    refersTo('player_season_team', [t.tenantId, t.teamId], teams).onDelete('cascade'),
    refersTo('player_season_person', [t.tenantId, t.personId], people).onDelete('cascade'),
    index('player_season_of_person').on(t.tenantId, t.personId),
  ],
);
