/** Returns the first row of each key. */
export function firstOfEach<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const firsts = new Map<string, Row>();
  for (const row of rows) if (!firsts.has(keyOf(row))) firsts.set(keyOf(row), row);
  return [...firsts.values()];
}
