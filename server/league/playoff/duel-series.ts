import type { Side } from '#lib/basketball/events.ts';
import { parseHomePattern } from '#lib/basketball/series/home-pattern.ts';
import { readSeries } from '#lib/basketball/series/read-series.ts';
import {
  type SeriesFormat,
  type SeriesGame,
  type SeriesStanding,
  seriesLength,
} from '#lib/basketball/series/series.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { games } from '#server/db/schema/games.ts';
import type { duels } from '#server/db/schema/playoffs.ts';

type Format = Pick<typeof duels.$inferSelect, 'bestOf' | 'aggregate' | 'isInferred'>;
type Duel = Format & Pick<typeof duels.$inferSelect, 'homeTeamId' | 'awayTeamId' | 'homePattern'>;
type Game = Pick<
  typeof games.$inferSelect,
  | 'id'
  | 'homeTeamId'
  | 'awayTeamId'
  | 'homeScore'
  | 'awayScore'
  | 'state'
  | 'guilty'
  | 'duelNumber'
  | 'tipOffAt'
  | 'tipOffDate'
>;

/** The standing of a duel; the ids of winner and loser are null until it is decided, and `format` without a declaration. */
export type DuelSeries = {
  format: SeriesFormat | null;
  standing: SeriesStanding;
  winner: string | null;
  loser: string | null;
};

/** Derives the standing of a duel from its games; ignores games of other teams. */
export function readDuelSeries(duel: Duel, games: readonly Game[]): DuelSeries {
  const { homeTeamId: home, awayTeamId: away, homePattern } = duel;
  const format = formatOfDuel(duel);
  const patternFits = format !== null && homePattern.length === seriesLength(format);
  const pair = new Set([home, away]);
  const standing = readSeries({
    home,
    away,
    format,
    ...(patternFits && { homePattern: parseHomePattern(homePattern, homePattern.length) }),
    games: games.filter((game) => pair.has(game.homeTeamId) && pair.has(game.awayTeamId)).flatMap(toSeriesGame),
  });
  const teamOn = (side: Side | null | undefined) => (side === 'home' ? home : side === 'away' ? away : null);
  const { winner } = standing;
  return { format, standing, winner: teamOn(winner), loser: teamOn(winner && sides.find((side) => side !== winner)) };
}

/** Returns the declared format of a duel; null without one. */
export const formatOfDuel = ({ aggregate, bestOf, isInferred }: Format): SeriesFormat | null =>
  isInferred ? null : aggregate ? { kind: 'two-legs' } : bestOf === null ? null : { kind: 'best-of', of: bestOf };

/** Converts a game for a series; none while a team is unknown. */
function toSeriesGame(game: Game): SeriesGame[] {
  const { id, homeTeamId: home, awayTeamId: away, homeScore, awayScore, state, guilty, duelNumber: number } = game;
  if (!home || !away) return [];
  const score = homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };
  return [{ id, home, away, state, score, guilty, number, date: game.tipOffAt?.toISOString() ?? game.tipOffDate }];
}
