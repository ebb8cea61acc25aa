import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery } from './common.ts';
import { gameParams, gameSummary } from './game.ts';
import { formGame, standingsTable } from './standings.ts';
import { statLine } from './stat-line.ts';

const side = z.enum(['home', 'away']);
const both = <Value extends z.ZodType>(value: Value) => z.object({ home: value, away: value });
const count = z.number().int();

/** `home` and `away` are the teams of this game, whoever was host then. */
const headToHead = z.object({
  played: count,
  wins: both(count),
  homeWins: both(count),
  points: both(count),
  streak: z.object({ side, length: count }).nullable(),
  biggestWin: both(z.string().nullable()),
  closest: z.string().nullable(),
});

/** A team in the games of this league before this one. `totals` are those of the games with a box score. */
const seasonSoFar = z.object({
  played: count,
  won: count,
  lost: count,
  home: z.object({ won: count, lost: count }),
  away: z.object({ won: count, lost: count }),
  pointsFor: count,
  pointsAgainst: count,
  /** The last games, the oldest first; `opponent` is a name. */
  form: z.array(formGame),
  totals: z.object({ games: count, line: statLine }).nullable(),
});
export type SeasonSoFar = z.infer<typeof seasonSoFar>;

const gameHistory = z.object({
  record: headToHead,
  /** The games against each other before this one, the latest first. */
  meetings: z.array(gameSummary),
  season: both(seasonSoFar),
});
export type GameHistory = z.infer<typeof gameHistory>;

export const getGameHistory = defineCall({
  path: '/v2/website/games/{gameId}/history',
  summary: 'Both clubs against each other and in the season, before this game; null while the pairing is not known',
  params: gameParams,
  query: localeQuery,
  answer: z.object({ history: gameHistory.nullable() }),
});

export const getTableOfDay = defineCall({
  path: '/v2/website/games/{gameId}/table',
  summary: 'The table of a game’s phase and group after all games of its day; null where its phase has no table',
  params: gameParams,
  query: localeQuery,
  answer: z.object({ table: standingsTable.nullable(), day: z.iso.date().nullable() }),
});
