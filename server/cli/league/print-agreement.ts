import { differenceLine, summaryLines } from '#server/feeds/agreement/agreement-report.ts';
import { mergeSummaries } from '#server/feeds/agreement/agreement-summary.ts';
import type { AgreedGame } from '#server/feeds/record/game-agreement.ts';

/** Prints every difference between our statistics and the official ones, then the totals. */
export function printAgreement(games: readonly AgreedGame[]): void {
  if (games.length === 0) return;
  console.log('\nAgreement with the official box scores');
  for (const { title, teams, agreement } of games) {
    for (const difference of agreement.differences) {
      console.log(`  ${title}: ${differenceLine(difference, teams[difference.side])}`);
    }
  }
  for (const line of summaryLines(mergeSummaries(games.map(({ agreement }) => agreement.summary)))) {
    console.log(`  ${line}`);
  }
}
