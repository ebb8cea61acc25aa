/** A column: one value for all rows, a table of columns, an index into distinct values for each row, or the values. */
export type Column =
  | { one: unknown }
  | { table: Record<string, Column> }
  | { distinct: PackedRows; index: number[] }
  | { values: unknown[] };

/** Rows of JSON by column, so that the name of a property is sent once and not with each row. */
export type PackedRows<Row = unknown> = { length: number; column: Column; row?: (row: Row) => never };
