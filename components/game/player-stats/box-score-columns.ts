import type { StatColumn } from '#components/ui/table-types.ts';
import type { BoxScore } from '#lib/api/contract/box-score.ts';
import { type StatWith, statNames, statRules } from '#lib/basketball/statistics.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const played = [
  'minutes',
  'points',
  'fieldGoals',
  'twoPointers',
  'threePointers',
  'freeThrows',
  'offensiveRebounds',
  'defensiveRebounds',
  'rebounds',
  'assists',
  'steals',
  'turnovers',
  'blocks',
  'blocksReceived',
  'fouls',
  'foulsDrawn',
] as const;
const rated = ['plusMinus', 'pir', 'efficiency'] as const;

/** Statistics shown only if the game recorded them. */
export const recordedColumns = statNames.filter(
  (stat): stat is StatWith<{ column: true }> => statRules[stat].column === true,
);

/** Returns the columns of both tables; both teams have the same ones. */
export function boxScoreColumns(
  statistics: Translate<'statistics'>,
  { home, away }: Pick<BoxScore, 'home' | 'away'>,
): StatColumn[] {
  const lines = [home, away].flatMap(({ players, totals }) => [totals, ...players.map(({ line }) => line)]);
  const recorded = recordedColumns.filter((stat) => lines.some((line) => line[stat] !== null));
  return [...played, ...recorded, ...rated].map((key) => ({
    key,
    label: statistics(`${key}.abbr`),
    title: statistics(`${key}.name`),
    ...(key === 'points' && { emphasis: true }),
  }));
}
