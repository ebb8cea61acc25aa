import type { AgreementSummary, Difference } from './agreement-summary.ts';

/** Formats the summary as lines for the terminal. */
export function summaryLines(summary: AgreementSummary): string[] {
  const { score, periods, playerLines, teamTotals, minutes, plusMinus, unlistedPlayers } = summary;
  return [
    `games          ${summary.games}`,
    `score          ${score.agree}/${score.of}`,
    `period scores  ${periods.agree}/${periods.of}`,
    `player lines   ${playerLines.agree}/${playerLines.of}`,
    `team totals    ${teamTotals.agree}/${teamTotals.of}`,
    `minutes        exact ${minutes.exact}/${minutes.of}, within a second ${minutes.withinSecond}/${minutes.of}`,
    `plus/minus     ${plusMinus.agree}/${plusMinus.of}`,
    ...(unlistedPlayers > 0 ? [`players of the log without an official line: ${unlistedPlayers}`] : []),
  ];
}

/** Formats one difference as a line: team, player, statistic, our number and the official one. */
export function differenceLine(difference: Difference, teamName: string): string {
  const { player, statistic, ours, official, kind, followsFromPlayers } = difference;
  const who = player ? `${teamName}, ${player}` : teamName;
  if (kind === 'unlisted-player') return `${who}: no line in the official box score (ours: ${ours ?? '–'} points)`;
  const cause = followsFromPlayers ? ' (follows from the player lines)' : '';
  return `${who}: ${statistic} ${ours ?? '–'}, official ${official ?? '–'}${cause}`;
}
