import { sumKnown } from '#lib/basketball/known-stats.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { fieldGoalsAttempted, fieldGoalsMade, rebounds } from '#lib/basketball/stat-totals.ts';
import { ratio } from './ratio.ts';

/** Ratios from 0 to 1 of the team's events while the player was on court, estimated from playing time. */
export type PlayerRates = {
  usage: number | null;
  assistShare: number | null;
  reboundShare: number | null;
  offensiveReboundShare: number | null;
  defensiveReboundShare: number | null;
  stealShare: number | null;
  blockShare: number | null;
};

export type PlayerRatesInput = {
  player: StatLine;
  team: StatLine;
  opponent: StatLine;
  opponentPossessions: number | null;
};

/** Returns USG%, AST%, REB%, STL% and BLK% of a player; null without playing time or if not recorded. */
export function playerRates({ player, team, opponent, opponentPossessions }: PlayerRatesInput): PlayerRates {
  const courtTime = courtTimeRatio(player, team);
  const onCourt = (whole: number | null) => (courtTime === null || whole === null ? null : courtTime * whole);
  const teammatesMade = sumKnown(onCourt(fieldGoalsMade(team)), negative(fieldGoalsMade(player)));
  return {
    usage: ratio(plays(player), onCourt(plays(team))),
    assistShare: ratio(player.assists, teammatesMade),
    reboundShare: ratio(rebounds(player), onCourt(sumKnown(rebounds(team), rebounds(opponent)))),
    offensiveReboundShare: ratio(
      player.offensiveRebounds,
      onCourt(sumKnown(team.offensiveRebounds, opponent.defensiveRebounds)),
    ),
    defensiveReboundShare: ratio(
      player.defensiveRebounds,
      onCourt(sumKnown(team.defensiveRebounds, opponent.offensiveRebounds)),
    ),
    stealShare: ratio(player.steals, onCourt(opponentPossessions)),
    blockShare: ratio(player.blocks, onCourt(opponent.twoPointersAttempted)),
  };
}

/** Returns the ratio of game time the player was on court: 1 for the whole game. */
function courtTimeRatio(player: StatLine, team: StatLine): number | null {
  if (player.playedMs === null || team.playedMs === null || player.playedMs <= 0) return null;
  return ratio(player.playedMs, team.playedMs / 5);
}

const negative = (value: number | null) => (value === null ? null : -value);

function plays(line: StatLine): number | null {
  const { freeThrowsAttempted, turnovers } = line;
  const freeThrows = freeThrowsAttempted === null ? null : 0.44 * freeThrowsAttempted;
  return sumKnown(fieldGoalsAttempted(line), freeThrows, turnovers);
}
