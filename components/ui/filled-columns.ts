import { noNumber } from '#lib/i18n/format/numbers.ts';
import type { StatColumn, StatRow } from './table-types.ts';

const isFilled = (cell: StatRow['cells'][string]) => cell !== undefined && cell !== null && cell !== noNumber;

/** Returns the columns in which a row has something; those that nobody recorded are left out. */
export function filledColumns<Column extends Pick<StatColumn, 'key'>>(
  columns: readonly Column[],
  rows: readonly Pick<StatRow, 'cells'>[],
): Column[] {
  return columns.filter(({ key }) => rows.some(({ cells }) => isFilled(cells[key])));
}
