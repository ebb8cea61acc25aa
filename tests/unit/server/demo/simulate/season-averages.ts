import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { boxScore } from '#lib/basketball/box-score.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { completeLine } from '#tests/fixtures/complete-line.ts';

const statistics = [
  'points',
  'twoPointersMade',
  'twoPointersAttempted',
  'threePointersMade',
  'threePointersAttempted',
  'freeThrowsMade',
  'freeThrowsAttempted',
  'offensiveRebounds',
  'defensiveRebounds',
  'assists',
  'turnovers',
  'steals',
  'blocks',
  'fouls',
  'pointsInThePaint',
  'secondChancePoints',
  'fastBreakPoints',
  'pointsFromTurnovers',
  'timeouts',
  'substitutions',
] as const;
type Statistic = (typeof statistics)[number];

/** What one team did in a game. */
type TeamGame = Record<Statistic, number>;
export type GameLine = { home: TeamGame; away: TeamGame; overtime: boolean };

const total = z.number();
const liveStatsTeam = z.object({
  tot_sPoints: total,
  tot_sTwoPointersMade: total,
  tot_sTwoPointersAttempted: total,
  tot_sThreePointersMade: total,
  tot_sThreePointersAttempted: total,
  tot_sFreeThrowsMade: total,
  tot_sFreeThrowsAttempted: total,
  tot_sReboundsOffensive: total,
  tot_sReboundsDefensive: total,
  tot_sAssists: total,
  tot_sTurnovers: total,
  tot_sSteals: total,
  tot_sBlocks: total,
  tot_sFoulsTotal: total,
  tot_sPointsInThePaint: total,
  tot_sPointsSecondChance: total,
  tot_sPointsFastBreak: total,
  tot_sPointsFromTurnovers: total,
});
const liveStatsGame = z.object({
  tm: z.object({ 1: liveStatsTeam, 2: liveStatsTeam }),
  pbp: z.array(z.object({ actionType: z.string(), subType: z.string(), tno: z.number(), periodType: z.string() })),
});
type LiveStatsGame = z.infer<typeof liveStatsGame>;

function fromLiveStats({ tm, pbp }: LiveStatsGame, team: 1 | 2): TeamGame {
  const box = tm[team];
  const count = (type: string, kind: string) =>
    pbp.filter(({ actionType, subType, tno }) => actionType === type && subType === kind && tno === team).length;
  return {
    points: box.tot_sPoints,
    twoPointersMade: box.tot_sTwoPointersMade,
    twoPointersAttempted: box.tot_sTwoPointersAttempted,
    threePointersMade: box.tot_sThreePointersMade,
    threePointersAttempted: box.tot_sThreePointersAttempted,
    freeThrowsMade: box.tot_sFreeThrowsMade,
    freeThrowsAttempted: box.tot_sFreeThrowsAttempted,
    offensiveRebounds: box.tot_sReboundsOffensive,
    defensiveRebounds: box.tot_sReboundsDefensive,
    assists: box.tot_sAssists,
    turnovers: box.tot_sTurnovers,
    steals: box.tot_sSteals,
    blocks: box.tot_sBlocks,
    fouls: box.tot_sFoulsTotal,
    pointsInThePaint: box.tot_sPointsInThePaint,
    secondChancePoints: box.tot_sPointsSecondChance,
    fastBreakPoints: box.tot_sPointsFastBreak,
    pointsFromTurnovers: box.tot_sPointsFromTurnovers,
    timeouts: count('timeout', 'full'),
    substitutions: count('substitution', 'in'),
  };
}

/** The games of a folder of LiveStats files, plain or packed. */
export function readLiveStats(folder: string): GameLine[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') || name.endsWith('.json.gz'))
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      const game = liveStatsGame.parse(JSON.parse((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')));
      const overtime = game.pbp.some(({ periodType }) => periodType === 'OVERTIME');
      return { home: fromLiveStats(game, 1), away: fromLiveStats(game, 2), overtime };
    });
}

/** The same numbers of a simulated game, by the engine's own replay. */
export function lineOf(state: GameState): GameLine {
  const box = boxScore(state);
  const team = (side: 'home' | 'away'): TeamGame => {
    const { total, benchFouls } = box[side];
    const sum = completeLine(total);
    const bench = Object.values(benchFouls).reduce((fouls, count) => fouls + count, 0);
    const ins = state.played.filter((event) => event.type === 'substitution-in' && event.side === side).length;
    return {
      points: sum.points,
      twoPointersMade: sum.twoPointersMade,
      twoPointersAttempted: sum.twoPointersAttempted,
      threePointersMade: sum.threePointersMade,
      threePointersAttempted: sum.threePointersAttempted,
      freeThrowsMade: sum.freeThrowsMade,
      freeThrowsAttempted: sum.freeThrowsAttempted,
      offensiveRebounds: sum.offensiveRebounds,
      defensiveRebounds: sum.defensiveRebounds,
      assists: sum.assists,
      turnovers: sum.turnovers,
      steals: sum.steals,
      blocks: sum.blocks,
      fouls: sum.fouls + bench,
      pointsInThePaint: sum.pointsInThePaint,
      secondChancePoints: sum.secondChancePoints,
      fastBreakPoints: sum.fastBreakPoints,
      pointsFromTurnovers: sum.pointsFromTurnovers,
      timeouts: state.teams[side].timeouts.length,
      substitutions: ins,
    };
  };
  return { home: team('home'), away: team('away'), overtime: state.periods.length > 4 };
}

export type SeasonAverages = Record<Statistic, number> &
  Record<
    | 'twoPointPercentage'
    | 'threePointPercentage'
    | 'freeThrowPercentage'
    | 'possessions'
    | 'margin'
    | 'marginDeviation'
    | 'homeWins'
    | 'overtimes',
    number
  >;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Averages per team and game; shares of games for home wins and overtimes; margins in points. */
export function averageOf(games: readonly GameLine[]): SeasonAverages {
  const teams = games.flatMap(({ home, away }) => [home, away]);
  const averages = Object.fromEntries(statistics.map((key) => [key, mean(teams.map((team) => team[key]))])) as TeamGame;
  const margins = games.map(({ home, away }) => home.points - away.points);
  const shots = averages.twoPointersAttempted + averages.threePointersAttempted;
  return {
    ...averages,
    twoPointPercentage: (100 * averages.twoPointersMade) / averages.twoPointersAttempted,
    threePointPercentage: (100 * averages.threePointersMade) / averages.threePointersAttempted,
    freeThrowPercentage: (100 * averages.freeThrowsMade) / averages.freeThrowsAttempted,
    possessions: shots - averages.offensiveRebounds + averages.turnovers + 0.44 * averages.freeThrowsAttempted,
    margin: mean(margins.map(Math.abs)),
    marginDeviation: Math.sqrt(mean(margins.map((value) => value ** 2)) - mean(margins) ** 2),
    homeWins: mean(margins.map((value) => (value > 0 ? 1 : 0))),
    overtimes: mean(games.map(({ overtime }) => (overtime ? 1 : 0))),
  };
}
