import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery } from './common.ts';
import { gameParams, gameSummary } from './game.ts';
import { formGame, record, standingsTable } from './standings.ts';
import { statLine, statSums } from './stat-line.ts';

const side = z.enum(['home', 'away']);
const both = <Value extends z.ZodType>(value: Value) => z.object({ home: value, away: value });
const count = z.number().int();

/** `home` and `away` are the sides of the pair, of a game those of this game, wherever the earlier games were played. */
export const headToHead = z.object({
  played: count,
  wins: both(count),
  homeWins: both(count),
  points: both(count),
  streak: z.object({ side, length: count }).nullable(),
  biggestWin: both(z.string().nullable()),
  closest: z.string().nullable(),
});

/** A team's record in this league before this game. `totals` and points sum the games that count, those without a box score with their points alone. */
const seasonSoFar = z.object({
  played: count,
  won: count,
  drawn: count,
  lost: count,
  home: record,
  away: record,
  pointsFor: count,
  pointsAgainst: count,
  /** The last games, oldest first; `opponent` is a name. */
  form: z.array(formGame),
  totals: z.object({ games: count, line: statLine, recorded: statSums.shape.recorded }).nullable(),
});
export type SeasonSoFar = z.infer<typeof seasonSoFar>;

const gameHistory = z.object({
  record: headToHead,
  /** Earlier games between the two, latest first. */
  meetings: z.array(gameSummary),
  season: both(seasonSoFar),
});
export type GameHistory = z.infer<typeof gameHistory>;

export const getGameHistory = defineCall({
  path: '/v2/website/games/{gameId}/history',
  summary: 'Head-to-head and season records of both teams before this game; null while the pairing is unknown',
  params: gameParams,
  query: localeQuery,
  answer: z.object({ history: gameHistory.nullable() }),
});

export const getTableOfDay = defineCall({
  path: '/v2/website/games/{gameId}/table',
  summary: 'Standings of the game’s phase and group after all games of its day; null if the phase has no standings',
  params: gameParams,
  query: localeQuery,
  answer: z.object({ table: standingsTable.nullable(), day: z.iso.date().nullable() }),
});
