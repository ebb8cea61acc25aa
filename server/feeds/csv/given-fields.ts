import type { RowReader } from './row-reader.ts';

/** The columns of each field of a row. */
export type FieldColumns<Field extends string, Column extends string> = Readonly<Record<Field, readonly Column[]>>;

/**
 * Returns the fields that a row says something about: the file has one of their columns, even if the cell is empty. An empty
 * cell of such a field clears the stored value; a field that is not among them keeps it.
 */
export function givenFields<Field extends string, Column extends string>(
  reader: Pick<RowReader<Column>, 'has'>,
  columns: FieldColumns<Field, Column>,
): ReadonlySet<Field> {
  const fields = Object.keys(columns) as Field[];
  return new Set(fields.filter((field) => columns[field].some((column) => reader.has(column))));
}
