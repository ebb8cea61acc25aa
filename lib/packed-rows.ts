/** A column: one value for all rows, a table of columns, an index into distinct values for each row, or the values. */
type Column =
  | { one: unknown }
  | { table: Record<string, Column> }
  | { distinct: PackedRows; index: number[] }
  | { values: unknown[] };

/** Rows of JSON by column, so that the name of a property is sent once and not with each row. */
export type PackedRows<Row = unknown> = { length: number; column: Column; row?: (row: Row) => never };

/** Returns the rows by column. They come back equal from `unpackRows`. */
export function packRows<Row>(rows: readonly Row[]): PackedRows<Row> {
  return { length: rows.length, column: packColumn(rows) };
}

export function unpackRows<Row>({ length, column }: PackedRows<Row>): Row[] {
  return unpackColumn(column, length) as Row[];
}

function packColumn(values: readonly unknown[]): Column {
  const distinct = new Map<string, unknown>(values.map((value) => [JSON.stringify(value) ?? '', value]));
  if (distinct.size === 1) return { one: values[0] };
  const isWorthIndex = distinct.size * 2 <= values.length && values.some((value) => isLong(value));
  if (isWorthIndex) {
    const keys = [...distinct.keys()];
    return {
      distinct: packRows([...distinct.values()]),
      index: values.map((value) => keys.indexOf(JSON.stringify(value) ?? '')),
    };
  }
  const names = namesOf(values[0]);
  if (names.length === 0 || !values.every((value) => areEqual(namesOf(value), names))) return { values: [...values] };
  const rows = values as Record<string, unknown>[];
  return { table: Object.fromEntries(names.map((name) => [name, packColumn(rows.map((row) => row[name]))])) };
}

function unpackColumn(column: Column, length: number): unknown[] {
  if ('one' in column) return Array.from({ length }, () => column.one);
  if ('values' in column) return column.values;
  if ('index' in column) {
    const distinct = unpackRows(column.distinct);
    return column.index.map((index) => distinct[index]);
  }
  const columns = Object.entries(column.table).map(([name, of]) => [name, unpackColumn(of, length)] as const);
  return Array.from({ length }, (_, row) => Object.fromEntries(columns.map(([name, values]) => [name, values[row]])));
}

const isLong = (value: unknown) =>
  typeof value === 'object' ? value !== null : typeof value === 'string' && value.length > 3;

/** The names of a plain object's properties; none for anything else. */
function namesOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}

const areEqual = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name, index) => name === b[index]);
