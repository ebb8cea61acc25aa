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

/**
 * The condition that a game keeps its statistics: never a forfeited one, one lost by default by the rules of the game (Art. 21).
 * All built-in profiles keep them, so only a profile of its own can say otherwise.
 */
export const keepsStatistics: SQL = sql`(${games.state} = 'final' or (${games.state} = 'defaulted'
  and coalesce((${games.ownRules} #>> '{default,keepsStatistics}')::boolean, true)))`;

/** The condition that the statistics of a game count in totals, averages, leaders and records. */
export const countsInRollups: SQL = sql`(${keepsStatistics} and ${countsInCompetition})`;

type Line = { tenantId: AnyPgColumn; gameId: AnyPgColumn };

/** The condition that a row of game statistics belongs to a game whose statistics count, in a query without games. */
export const ofCountedGame = ({ tenantId, gameId }: Line): SQL =>
  sql`exists (select from ${games} where ${games.tenantId} = ${tenantId} and ${games.id} = ${gameId} and ${countsInRollups})`;
