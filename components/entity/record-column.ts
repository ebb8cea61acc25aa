import type { StatColumn } from '#components/ui/table-types.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Returns the column of wins and losses: `5–2`. */
export const recordColumn = (statistics: Translate<'statistics'>): StatColumn => ({
  key: 'record',
  label: `${statistics('wins.abbr')}–${statistics('losses.abbr')}`,
  title: `${statistics('wins.name')}, ${statistics('losses.name')}`,
});
