import type { StatColumn } from '#components/ui/table-types.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const columns = [
  { key: 'minutes' },
  { key: 'points', emphasis: true },
  { key: 'fieldGoals' },
  { key: 'twoPointers' },
  { key: 'threePointers' },
  { key: 'freeThrows' },
  { key: 'offensiveRebounds' },
  { key: 'defensiveRebounds' },
  { key: 'rebounds' },
  { key: 'assists' },
  { key: 'steals' },
  { key: 'turnovers' },
  { key: 'blocks' },
  { key: 'blocksReceived' },
  { key: 'fouls' },
  { key: 'foulsDrawn' },
  { key: 'plusMinus' },
  { key: 'pir' },
  { key: 'efficiency' },
] as const;

export function boxScoreColumns(statistics: Translate<'statistics'>): StatColumn[] {
  return columns.map((column) => ({
    ...column,
    label: statistics(`${column.key}.abbr`),
    title: statistics(`${column.key}.name`),
  }));
}
