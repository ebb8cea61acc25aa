import type { Side } from '#lib/basketball/events.ts';
import { efficiency, performanceIndexRating } from '#lib/basketball/ratings/index-rating.ts';
import type { CheckedBox } from '#lib/basketball/result/log-check.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { boxScoreStats } from '#lib/basketball/statistics.ts';
import type { gamePlayerStats, gameTeamStats } from '#server/db/schema/game-statistics.ts';
import type { GamePlace } from '#server/league/game/game-log.ts';
import { type AddedUp, addUpTeam } from './add-up.ts';
import { lineFiller, unrecordedStats } from './fill-lines.ts';
import { recordedStats } from './recorded-stats.ts';
import type { PrintedBox, PrintedTeam } from './sheet.ts';

type TeamRow = typeof gameTeamStats.$inferInsert;
type PlayerRow = typeof gamePlayerStats.$inferInsert;
export type BoxProjection = {
  teams: TeamRow[];
  players: PlayerRow[];
  level: 'scoresheet' | 'box-score';
  score: Record<Side, number>;
  differences: Record<Side, string[]>;
};

/** Derives the rows of a printed box score. */
export function projectBox(place: GamePlace, box: PrintedBox): BoxProjection {
  const unrecorded = unrecordedStats(box);
  const fill = lineFiller(unrecorded);
  const added = { home: addUpTeam(box.home, fill), away: addUpTeam(box.away, fill) };
  const score = { home: added.home.total.points, away: added.away.total.points };
  const hasPlusMinus = sides.some((side) => box[side].players.some(({ line }) => line.plusMinus !== null));
  const margin = { home: score.home - score.away, away: score.away - score.home };
  return {
    teams: sides.map((side) =>
      teamRow(
        place,
        side,
        { ...added[side].total, plusMinus: hasPlusMinus ? margin[side] : null },
        added[side],
        box[side],
      ),
    ),
    players: sides.flatMap((side) =>
      box[side].players.map(({ personId, line, ...player }, order) => ({
        ...placeOf(place, side),
        personId,
        order,
        ...player,
        ...rated(fill(line)),
      })),
    ),
    level: levelOf(Object.values(added).map(({ total }) => total)),
    score,
    differences: {
      home: [...added.home.differences, ...contradiction(box.home, margin.home)],
      away: [...added.away.differences, ...contradiction(box.away, margin.away)],
    },
  };
}

/** Returns what the check of a log keeps of a box score beside it; `log` are the players' lines of that log. */
export function checkedBox(
  { score, level, players }: Pick<BoxProjection, 'score' | 'level' | 'players'>,
  log: readonly Partial<StatLine>[] = [],
): CheckedBox & { box: Record<Side, number> } {
  const recordsMore = log.length > 0 && recordedStats(players).length > recordedStats(log).length;
  return {
    box: score,
    ...(level === 'scoresheet' && { boxLevel: level }),
    ...(recordsMore && { boxRecordsMore: recordsMore }),
  };
}

/** A scoresheet holds nothing that only a statistician records. */
const levelOf = (totals: readonly StatLine[]) =>
  totals.some((total) => boxScoreStats.some((stat) => total[stat] !== null)) ? 'box-score' : 'scoresheet';

function teamRow(place: GamePlace, side: Side, total: StatLine, { entries }: AddedUp, team: PrintedTeam): TeamRow {
  return {
    ...placeOf(place, side),
    coach: null,
    assistantCoach: null,
    ...rated(total),
    teamOffensiveRebounds: entries.offensiveRebounds,
    teamDefensiveRebounds: entries.defensiveRebounds,
    teamTurnovers: entries.turnovers,
    teamFouls: entries.fouls,
    possessions: null,
    facts: {
      benchPoints: benchPointsOf(team),
      largestLead: null,
      largestRun: null,
      leadMs: null,
      foulsByPeriod: null,
      timeouts: team.timeouts,
    },
  };
}

const placeOf = ({ tenantId, gameId, leagueId, teams }: GamePlace, side: Side) => ({
  tenantId,
  gameId,
  leagueId,
  teamId: teams[side],
  side,
});

const rated = (line: StatLine) => ({ ...line, pir: performanceIndexRating(line), efficiency: efficiency(line) });

/** Reports a plus/minus sum far from the margin: with five players on court for every point it is about five times the margin. */
function contradiction({ players }: PrintedTeam, margin: number): string[] {
  const sum = players.reduce((total, { line }) => total + (line.plusMinus ?? 0), 0);
  if (Math.sign(sum) !== -Math.sign(margin) || Math.abs(sum - 5 * margin) < Math.abs(5 * margin)) return [];
  return [`plusMinus ${sum} in total, but the margin of points is ${margin}`];
}

/** Sums the points of non-starters; the printed value counts unless exactly five starters are marked. */
function benchPointsOf({ players, benchPoints }: PrintedTeam): number | null {
  if (players.filter(({ starter }) => starter).length !== 5) return benchPoints;
  return players.reduce((sum, { starter, line }) => sum + (starter ? 0 : (line.points ?? 0)), 0);
}
