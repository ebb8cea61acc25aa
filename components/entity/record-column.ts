import type { StatColumn } from '#components/ui/table-types.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Returns the column of wins and losses, with draws between them where there are any: see `formatRecord`. */
export function recordColumn(statistics: Translate<'statistics'>, hasDraws: boolean): StatColumn {
  const keys = hasDraws ? (['wins', 'draws', 'losses'] as const) : (['wins', 'losses'] as const);
  return {
    key: 'record',
    label: keys.map((key) => statistics(`${key}.abbr`)).join('–'),
    title: keys.map((key) => statistics(`${key}.name`)).join(', '),
  };
}
