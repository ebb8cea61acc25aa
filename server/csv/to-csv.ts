import { type Options, stringify } from 'csv-stringify/sync';
import { escapeFormula, escapeMark } from './formula-mark.ts';

export type Cell = string | number | boolean | null | undefined;

const boolean = (value: boolean) => (value ? 'yes' : 'no');

export type CsvDialect = keyof typeof dialects;

const dialects = {
  /** For programs and for our own import. */
  plain: { record_delimiter: '\n', quoted_match: /[",;\t\n\r]/, cast: { boolean, string: escapeMark } },
  /** For spreadsheets: escapes cells that a spreadsheet would run as a formula (CSV injection). */
  spreadsheet: { record_delimiter: '\r\n', quoted_match: /[",;\n\r]/, cast: { boolean, string: escapeFormula } },
} satisfies Record<string, Options>;

/** Formats rows as CSV in UTF-8 with a header line; null and undefined become empty cells. */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly (readonly Cell[] | Partial<Record<Column, Cell>>)[],
  dialect: CsvDialect = 'plain',
): string {
  return stringify([...rows], { ...dialects[dialect], header: true, columns: [...columns] });
}
