'use client';

import type { ReactNode } from 'react';
import { ExpandableRow } from './expandable-row.tsx';
import { SortButton } from './sort-button.tsx';
import { valueOfText } from './stat-values.ts';
import { TableHead } from './table-head.tsx';
import { TablePane } from './table-pane.tsx';
import { RowCells, RowHead, rowAttributes } from './table-row.tsx';
import type { HeadColumn, RowVariant, StatColumn, StatRow } from './table-types.ts';
import { useSortedRows } from './use-sorted-rows.ts';

export type ViewedRow = RowVariant & Pick<StatRow, 'key' | 'head' | 'detail'> & { cells: readonly ReactNode[] };

export type StatTableViewProps = {
  caption: string;
  isCaptionShown?: boolean;
  head: HeadColumn;
  columns: readonly StatColumn[];
  rows: readonly ViewedRow[];
  totals?: readonly ViewedRow[];
  /** The key of the address that holds the column by which the rows are sorted. Without it they are not sorted. */
  sortKey?: string;
};

/** Draws a table from its texts: each cell is sent once as markup and once as a string, without its element. */
export function StatTableView({
  caption,
  isCaptionShown,
  head,
  columns,
  rows: given,
  totals = [],
  sortKey,
}: StatTableViewProps) {
  const { rows, sort, sortBy } = useSortedRows(sortKey, columns, given);
  const isSorting = (key: string | null) => key === null || hasValues(given, columns, key);
  const sortOf = (key: string | null) => (key !== null && sort?.key === key ? sort.direction : 'none');
  return (
    <TablePane label={caption} rows={rows.length} {...(sortKey && { addressKeys: [sortKey] })}>
      <table className="stat-table">
        <caption className={isCaptionShown ? 'label px-3 py-2' : 'sr-only'}>{caption}</caption>
        <TableHead
          head={head}
          columns={columns}
          {...(sortKey && {
            sortOf: (key) => (isSorting(key) ? sortOf(key) : undefined),
            renderLabel: (key, label) =>
              isSorting(key) ? (
                <SortButton direction={sortOf(key)} onSort={() => sortBy(key)}>
                  {label}
                </SortButton>
              ) : (
                label
              ),
          })}
        />
        <tbody>
          {rows.map((row, index) =>
            row.detail ? (
              <ExpandableRow
                key={row.key}
                attributes={rowAttributes(row, index)}
                zone={row.zone}
                head={row.head}
                label={row.detail.label}
                detail={row.detail.content}
                span={columns.length + 1}
              >
                <RowCells columns={columns} cells={row.cells} sortedBy={sort?.key} />
              </ExpandableRow>
            ) : (
              <tr key={row.key} {...rowAttributes(row, index)}>
                <RowHead zone={row.zone}>{row.head}</RowHead>
                <RowCells columns={columns} cells={row.cells} sortedBy={sort?.key} />
              </tr>
            ),
          )}
        </tbody>
        {totals.length > 0 && (
          <tfoot>
            {totals.map((row) => (
              <tr key={row.key} data-muted={row.muted || undefined}>
                <RowHead>{row.head}</RowHead>
                <RowCells columns={columns} cells={row.cells} />
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </TablePane>
  );
}

/** Whether a column has a figure, so that rows can be sorted by it. */
function hasValues(rows: readonly ViewedRow[], columns: readonly StatColumn[], key: string): boolean {
  const index = columns.findIndex((column) => column.key === key);
  return rows.some(({ cells }) => valueOfText(cells[index]) !== null);
}
