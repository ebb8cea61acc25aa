export type Cell = string | number | boolean | null | undefined;

/** Rows as CSV with a header line; what is not known is an empty cell. */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Partial<Record<Column, Cell>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => quoted(row[column])).join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}

function quoted(cell: Cell): string {
  const text = typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : String(cell ?? '');
  return /[",\n\r;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
