import { filledColumns } from '#components/ui/filled-columns.ts';
import type { StatColumn } from '#components/ui/table-types.ts';
import type { BoxScore } from '#lib/api/contract/box-score.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { boxFigures, lineCells } from './line-cells.ts';

/** What most readers look for comes first, so that a phone shows it. */
const leading = ['points', 'rebounds', 'assists', 'pir', 'minutes', 'plusMinus'] as const;
const played = [
  'fieldGoals',
  'twoPointers',
  'threePointers',
  'freeThrows',
  'offensiveRebounds',
  'defensiveRebounds',
  'steals',
  'turnovers',
  'blocks',
  'blocksReceived',
  'fouls',
  'foulsDrawn',
] as const;

/** Returns the columns of both tables, those that the game recorded; both teams have the same ones. */
export function boxScoreColumns(
  statistics: Translate<'statistics'>,
  { home, away }: Pick<BoxScore, 'home' | 'away'>,
  locale: Locale,
): StatColumn[] {
  const lines = [home, away].flatMap(({ players, totals, pir, efficiency }) => [
    { ...totals, pir, efficiency },
    ...players.map(({ line, pir, efficiency }) => ({ ...line, pir, efficiency })),
  ]);
  const columns = [...leading, ...played, ...boxFigures, 'efficiency' as const].map((key) => ({
    key,
    label: statistics(`${key}.abbr`),
    title: statistics(`${key}.name`),
    ...(key === 'points' && { emphasis: true }),
  }));
  return filledColumns(
    columns,
    lines.map((line) => ({ cells: lineCells(line, locale) })),
  );
}
