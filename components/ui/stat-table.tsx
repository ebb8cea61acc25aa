import type { ReactNode } from 'react';
import { noNumber } from '#lib/i18n/format/numbers.ts';
import { StatTableView, type StatTableViewProps, type ViewedRow } from './stat-table-view.tsx';
import { TableLegend, ZoneLegend } from './table-legend.tsx';
import type { HeadColumn, StatColumn, StatRow } from './table-types.ts';

export type StatTableProps = {
  /** The name of the table; visually hidden unless `isCaptionShown`. */
  caption: string;
  isCaptionShown?: boolean;
  /** The first column: the row names. It is sticky while the others scroll. */
  head: HeadColumn;
  columns: readonly StatColumn[];
  rows: readonly StatRow[];
  totals?: readonly StatRow[];
  isLegendShown?: boolean;
  /** Lets the visitor sort by a column, which the address holds under this key. The head of the names restores the order. */
  sortKey?: string;
  /** Draws the table in place of the usual view. */
  view?: (props: StatTableViewProps) => ReactNode;
};

/** A table of statistics. Cells are already formatted for the locale. */
export function StatTable({
  columns,
  rows,
  totals,
  isLegendShown,
  view: View = StatTableView,
  ...table
}: StatTableProps) {
  return (
    <div className="min-w-0">
      <View
        {...table}
        columns={columns}
        rows={rows.map((row) => viewedRow(row, columns))}
        {...(totals && { totals: totals.map((row) => viewedRow(row, columns)) })}
      />
      <ZoneLegend rows={rows} />
      {isLegendShown && <TableLegend columns={columns} hasDashes={hasDashes(rows)} />}
    </div>
  );
}

/** Returns the row without what it does not say: an absent property would be sent by name. */
function viewedRow({ cells, ...row }: StatRow, columns: readonly StatColumn[]): ViewedRow {
  const said = Object.entries(row).filter(([, value]) => value !== undefined && value !== false);
  return { ...(Object.fromEntries(said) as typeof row), cells: columns.map(({ key }) => cells[key] ?? noNumber) };
}

const hasDashes = (rows: readonly StatRow[]) =>
  rows.some(({ cells }) => Object.values(cells).some((cell) => cell === noNumber));
