import type { StatLine } from '#lib/basketball/stat-line.ts';
import { fieldGoalsAttempted, fieldGoalsMade, rebounds } from '#lib/basketball/stat-totals.ts';
import { ratio } from './share.ts';

/** Shares from 0 to 1 of what happened while the player was on court, estimated from his share of the time. */
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

/** Usage, AST%, REB%, STL% and BLK% of a player; all null without time on court. */
export function playerRates({ player, team, opponent, opponentPossessions }: PlayerRatesInput): PlayerRates {
  const onCourt = shareOfTime(player, team);
  return {
    usage: onCourt && ratio(plays(player), onCourt * plays(team)),
    assistShare: onCourt && ratio(player.assists, onCourt * fieldGoalsMade(team) - fieldGoalsMade(player)),
    reboundShare: onCourt && ratio(rebounds(player), onCourt * (rebounds(team) + rebounds(opponent))),
    offensiveReboundShare:
      onCourt && ratio(player.offensiveRebounds, onCourt * (team.offensiveRebounds + opponent.defensiveRebounds)),
    defensiveReboundShare:
      onCourt && ratio(player.defensiveRebounds, onCourt * (team.defensiveRebounds + opponent.offensiveRebounds)),
    stealShare: onCourt && ratio(player.steals, onCourt * opponentPossessions),
    blockShare: onCourt && ratio(player.blocks, onCourt * opponent.twoPointersAttempted),
  };
}

/** Part of the playing time that the player was on court: 1 for the whole game. */
function shareOfTime(player: StatLine, team: StatLine): number | null {
  if (player.playedMs === null || team.playedMs === null || player.playedMs <= 0) return null;
  return ratio(player.playedMs, team.playedMs / 5);
}

function plays(line: StatLine): number {
  return fieldGoalsAttempted(line) + 0.44 * line.freeThrowsAttempted + line.turnovers;
}
