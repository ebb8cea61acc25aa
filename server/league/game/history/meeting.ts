import type { Side } from '#lib/basketball/events.ts';
import type { Meeting } from '#lib/basketball/head-to-head.ts';
import type { GameRow } from '#server/league/game/rows.ts';
import { winningTeamId } from '#server/league/game/winner.ts';

/** Converts a game to a meeting of a pair, whose `home` side are the teams with these ids. */
export function toMeeting({ game }: GameRow, homeIds: ReadonlySet<string>): Meeting {
  const host: Side = homeIds.has(game.homeTeamId ?? '') ? 'home' : 'away';
  const sideOf = (team: string): Side => (homeIds.has(team) ? 'home' : 'away');
  const winner = winningTeamId(game);
  const isScored = game.homeScore !== null && game.awayScore !== null;
  const [homeScore, awayScore] = [game.homeScore ?? 0, game.awayScore ?? 0];
  return {
    id: game.id,
    host,
    winner: winner === null ? null : sideOf(winner),
    points: isScored
      ? host === 'home'
        ? { home: homeScore, away: awayScore }
        : { home: awayScore, away: homeScore }
      : null,
  };
}
