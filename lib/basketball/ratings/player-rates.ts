import type { StatLine } from '#lib/basketball/stat-line.ts';
import { fieldGoalsAttempted, fieldGoalsMade, rebounds } from '#lib/basketball/stat-totals.ts';
import { ratio } from './share.ts';

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
  opponentPossessions: number;
};

/** Returns USG%, AST%, REB%, STL% and BLK% of a player; all null without playing time. */
export function playerRates({ player, team, opponent, opponentPossessions }: PlayerRatesInput): PlayerRates {
  const courtTime = courtTimeRatio(player, team);
  return {
    usage: courtTime && ratio(plays(player), courtTime * plays(team)),
    assistShare: courtTime && ratio(player.assists, courtTime * fieldGoalsMade(team) - fieldGoalsMade(player)),
    reboundShare: courtTime && ratio(rebounds(player), courtTime * (rebounds(team) + rebounds(opponent))),
    offensiveReboundShare:
      courtTime && ratio(player.offensiveRebounds, courtTime * (team.offensiveRebounds + opponent.defensiveRebounds)),
    defensiveReboundShare:
      courtTime && ratio(player.defensiveRebounds, courtTime * (team.defensiveRebounds + opponent.offensiveRebounds)),
    stealShare: courtTime && ratio(player.steals, courtTime * opponentPossessions),
    blockShare: courtTime && ratio(player.blocks, courtTime * opponent.twoPointersAttempted),
  };
}

/** Returns the ratio of game time the player was on court: 1 for the whole game. */
function courtTimeRatio(player: StatLine, team: StatLine): number | null {
  if (player.playedMs === null || team.playedMs === null || player.playedMs <= 0) return null;
  return ratio(player.playedMs, team.playedMs / 5);
}

function plays(line: StatLine): number {
  return fieldGoalsAttempted(line) + 0.44 * line.freeThrowsAttempted + line.turnovers;
}
