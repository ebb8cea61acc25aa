import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { games } from '#server/db/schema/games.ts';

/**
 * The condition that a game belongs to its competition: friendlies and games without a fixture count in no table, total,
 * record, streak or list of teams. `in_standings` says nothing about games of a series, which have no table.
 */
export const countsInCompetition: SQL = sql`(${games.countsInStandings} or ${games.duelId} is not null)`;

/** `countsInCompetition` of a loaded row. */
export const isCounted = (game: Pick<typeof games.$inferSelect, 'countsInStandings' | 'duelId'>): boolean =>
  game.countsInStandings || game.duelId !== null;

/** States with a played result: a forfeited game has no statistics, a default keeps them. */
const played = ['final', 'defaulted'];

/** The condition that a game has a played result. */
export const isPlayed: SQL = sql`${games.state} = any(${sql.param(played)}::text[])`;

/** The condition that the statistics of a game count in totals, averages, leaders and records. */
export const countsInRollups: SQL = sql`(${isPlayed} and ${countsInCompetition})`;

type Line = { tenantId: AnyPgColumn; gameId: AnyPgColumn };

/** The condition that a row of game statistics belongs to a game whose statistics count, in a query without games. */
export const ofCountedGame = ({ tenantId, gameId }: Line): SQL =>
  sql`exists (select from ${games} where ${games.tenantId} = ${tenantId} and ${games.id} = ${gameId} and ${countsInRollups})`;
