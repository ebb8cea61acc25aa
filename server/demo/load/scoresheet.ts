import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { type Stat, statNames } from '#lib/basketball/statistics.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { gamePlayerStats, gameTeamStats } from '#server/db/schema/game-statistics.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { type BoxProjection, projectBox } from '#server/league/box-score/project.ts';
import type { PrintedLine, PrintedTeam } from '#server/league/box-score/sheet.ts';
import type { LoggedGame } from './play-game.ts';

const onSheet = ['points', 'twoPointersMade', 'threePointersMade', 'freeThrowsMade', 'fouls'] as const;

/** Returns what a paper scoresheet tells of a game: points, baskets and fouls, and missed free throws of every second game. */
export function scoresheetOf({ place, projection }: LoggedGame): BoxProjection {
  const marksMisses = Number.parseInt(place.gameId.slice(-1), 16) % 2 === 0;
  const kept = new Set<Stat>(marksMisses ? [...onSheet, 'freeThrowsAttempted'] : onSheet);
  const lineOf = (line: StatLine) =>
    Object.fromEntries(statNames.map((stat) => [stat, kept.has(stat) ? line[stat] : null])) as PrintedLine;
  const team = (side: Side): PrintedTeam => ({
    players: projection.players
      .filter((player) => player.side === side)
      .map(({ personId, number, starter, captain, played, ...line }) => ({
        personId,
        number: number ?? null,
        starter: starter ?? false,
        captain: captain ?? false,
        played: played ?? false,
        line: lineOf(line as StatLine),
      })),
    entry: null,
    total: null,
    benchPoints: null,
    timeouts: projection.teams.find((row) => row.side === side)?.facts.timeouts ?? null,
  });
  const box = projectBox(place, { home: team('home'), away: team('away') });
  const coaches = new Map(sides.map((side, index) => [side, projection.teams[index]?.coach ?? null]));
  return { ...box, teams: box.teams.map((row) => ({ ...row, coach: coaches.get(row.side) ?? null })) };
}

/** Inserts the statistics of scoresheets. */
export async function storeScoresheets(db: Queryable, sheets: readonly BoxProjection[]): Promise<void> {
  await insertRows(
    db,
    gameTeamStats,
    sheets.flatMap(({ teams }) => teams),
  );
  await insertRows(
    db,
    gamePlayerStats,
    sheets.flatMap(({ players }) => players),
  );
}
