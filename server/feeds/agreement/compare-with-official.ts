import type { BoxScore } from '#lib/basketball/box-score.ts';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { MappedGame, OfficialTeam } from '#server/feeds/mapped-game/mapped-game.ts';
import { type AgreementSummary, type Difference, emptySummary } from './agreement-summary.ts';
import { comparePlayers, type PlayerComparison } from './compare-players.ts';
import { compareTotals } from './compare-totals.ts';

export type Agreement = { differences: Difference[]; summary: AgreementSummary };

/**
 * Compares our box score with the official one: every statistic that the source prints, for players, teams, periods and
 * score. Minutes and plus/minus are counted separately: sources round the clock and order the plays of one second freely.
 */
export function compareWithOfficial(
  { officialBox, teams, periods: { count: regular } }: MappedGame,
  box: BoxScore,
): Agreement {
  const summary = emptySummary();
  summary.games = 1;
  const differences: Difference[] = [];

  const scores = sides.flatMap((side) => scoreDifference(side, box.score[side], officialBox.score[side]));
  const periods = sides.flatMap((side) => periodDifferences(side, box, officialBox[side], regular));
  count(summary.score, scores);
  count(summary.periods, periods);
  differences.push(...scores, ...periods);

  const unexplained: Difference[] = [];
  for (const side of sides) {
    const names = new Map(teams[side].players.map((player) => [player.key, playerName(player.names)]));
    const players = comparePlayers(side, box[side], officialBox[side], names);
    const totals = compareTotals(side, box[side], officialBox[side], players);
    addPlayers(summary, players);
    unexplained.push(...totals.filter((difference) => !difference.followsFromPlayers));
    differences.push(...players.differences, ...totals);
  }
  count(summary.teamTotals, unexplained);
  return { differences, summary };
}

function scoreDifference(side: Side, ours: number, official: number): Difference[] {
  return ours === official
    ? []
    : [{ kind: 'score', side, person: null, player: null, statistic: 'score', ours, official }];
}

function periodDifferences(side: Side, box: BoxScore, official: OfficialTeam, regular: number): Difference[] {
  const ours = box.periods.map((period) => period[side]);
  const printed = official.periods.length;
  if (printed === 0) return [];
  const compared = official.overtimesTogether && printed > regular ? mergeOvertimes(ours, printed) : ours;
  return Array.from({ length: Math.max(printed, compared.length) }, (_, index) => index).flatMap((index) => {
    const [mine, theirs] = [compared[index] ?? 0, official.periods[index] ?? 0];
    if (mine === theirs) return [];
    const statistic = `period ${index + 1}`;
    return [{ kind: 'period' as const, side, person: null, player: null, statistic, ours: mine, official: theirs }];
  });
}

function mergeOvertimes(periods: readonly number[], printed: number): number[] {
  const last = periods.slice(printed - 1).reduce((sum, points) => sum + points, 0);
  return [...periods.slice(0, printed - 1), last];
}

function addPlayers(summary: AgreementSummary, players: PlayerComparison): void {
  summary.playerLines.agree += players.agree;
  summary.playerLines.of += players.of;
  summary.unlistedPlayers += players.unlisted;
  summary.minutes.exact += players.minutes.exact;
  summary.minutes.withinSecond += players.minutes.withinSecond;
  summary.minutes.of += players.minutes.of;
  summary.plusMinus.agree += players.plusMinus.agree;
  summary.plusMinus.of += players.plusMinus.of;
}

function count(counter: { agree: number; of: number }, differences: readonly unknown[]): void {
  counter.of += 1;
  if (differences.length === 0) counter.agree += 1;
}

function playerName(names: { given: string; family: string }): string {
  return `${names.given} ${names.family}`.trim();
}
