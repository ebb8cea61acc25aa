import type { Column, PackedRows } from './packed-rows.ts';

/** Returns the rows that `packRows` has packed. A module of its own: the browser unpacks only. */
export function unpackRows<Row>({ length, column }: PackedRows<Row>): Row[] {
  return unpackColumn(column, length) as Row[];
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
