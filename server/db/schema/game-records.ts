import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { recordStatistics } from '#lib/basketball/all-time-categories.ts';
import { refersTo, tenantOfParent } from './columns.ts';
import { games } from './games.ts';
import { leagues } from './leagues.ts';
import { people } from './people.ts';

/**
 * Single-game records by league and statistic: the top ten with all ties at the tenth, so that the top ten of any set
 * of leagues are among them. `competition` is the slug of the league. Updated in the transaction that stores a game.
 * `playedAt` is infinity while the day of the game is unknown.
 */
export const gameRecords = pgTable(
  'game_record',
  {
    tenantId: tenantOfParent(),
    leagueId: uuid().notNull(),
    competition: text().notNull(),
    statistic: text({ enum: recordStatistics }).notNull(),
    value: integer().notNull(),
    gameId: uuid().notNull(),
    personId: uuid().notNull(),
    teamId: uuid().notNull(),
    playedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.gameId, t.statistic, t.personId] }),
    refersTo('game_record_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade'),
    refersTo('game_record_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
    refersTo('game_record_person', [t.tenantId, t.personId], people).onDelete('cascade'),
    index('game_record_of_league').on(t.tenantId, t.leagueId, t.statistic, t.value.desc()),
    index('game_record_of_competition').on(
      t.tenantId,
      t.competition,
      t.statistic,
      t.value.desc(),
      t.playedAt,
      t.personId,
    ),
    index('game_record_of_all').on(t.tenantId, t.statistic, t.value.desc(), t.playedAt, t.personId),
    index('game_record_of_player').on(t.tenantId, t.personId),
  ],
);
