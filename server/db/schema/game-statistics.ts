import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { TeamFacts } from '#lib/basketball/game-lines/team-line.ts';
import { sides } from '#lib/basketball/sides.ts';
import { refersTo, tenantOfParent } from './columns.ts';
import { games } from './games.ts';
import { leagues } from './leagues.ts';
import { people } from './people.ts';
import { statLineColumns } from './stat-line-columns.ts';
import { teams } from './teams.ts';

export const gameTeamStats = pgTable(
  'game_team_stats',
  {
    tenantId: tenantOfParent(),
    gameId: uuid().notNull(),
    side: text({ enum: sides }).notNull(),
    teamId: uuid().notNull(),
    leagueId: uuid().notNull(),
    coach: text(),
    assistantCoach: text(),
    ...statLineColumns(),
    teamOffensiveRebounds: integer(),
    teamDefensiveRebounds: integer(),
    teamTurnovers: integer(),
    teamFouls: integer(),
    /** Exact count from the log; null if it can only be estimated. */
    possessions: integer(),
    facts: jsonb().$type<TeamFacts>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.gameId, t.side] }),
    refersTo('game_team_stats_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
    refersTo('game_team_stats_team', [t.tenantId, t.teamId], teams),
    refersTo('game_team_stats_league', [t.tenantId, t.leagueId], leagues),
    index('game_team_stats_of_league').on(t.tenantId, t.leagueId),
    index('game_team_stats_of_team').on(t.tenantId, t.teamId),
  ],
);

export const gamePlayerStats = pgTable(
  'game_player_stats',
  {
    tenantId: tenantOfParent(),
    gameId: uuid().notNull(),
    personId: uuid().notNull(),
    side: text({ enum: sides }).notNull(),
    teamId: uuid().notNull(),
    leagueId: uuid().notNull(),
    number: text(),
    order: integer().notNull().default(0),
    starter: boolean().notNull().default(false),
    captain: boolean().notNull().default(false),
    played: boolean().notNull().default(false),
    ...statLineColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.gameId, t.personId] }),
    refersTo('game_player_stats_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
    refersTo('game_player_stats_person', [t.tenantId, t.personId], people),
    refersTo('game_player_stats_team', [t.tenantId, t.teamId], teams),
    refersTo('game_player_stats_league', [t.tenantId, t.leagueId], leagues),
    index('game_player_stats_of_league').on(t.tenantId, t.leagueId, t.personId),
    index('game_player_stats_of_person').on(t.tenantId, t.personId),
  ],
);
