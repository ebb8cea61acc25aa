import type { Column, PackedRows } from './packed-rows.ts';

/** Returns the rows by column. They come back equal from `unpackRows`. */
export function packRows<Row>(rows: readonly Row[]): PackedRows<Row> {
  return { length: rows.length, column: packColumn(rows) };
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

const isLong = (value: unknown) =>
  typeof value === 'object' ? value !== null : typeof value === 'string' && value.length > 3;

/** The names of a plain object's properties; none for anything else. */
function namesOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}

const areEqual = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name, index) => name === b[index]);
