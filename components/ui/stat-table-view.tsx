'use client';

import type { ReactNode } from 'react';
import { ExpandableRow } from './expandable-row.tsx';
import { TableHead } from './table-head.tsx';
import { TablePane } from './table-pane.tsx';
import { RowCells, RowHead, rowAttributes } from './table-row.tsx';
import type { HeadColumn, RowVariant, StatColumn, StatRow } from './table-types.ts';

export type ViewedRow = RowVariant & Pick<StatRow, 'key' | 'head' | 'detail'> & { cells: readonly ReactNode[] };

/** Draws a table from its texts: each cell is sent once as markup and once as a string, without its element. */
export function StatTableView({
  caption,
  isCaptionShown,
  head,
  columns,
  rows,
  totals = [],
}: {
  caption: string;
  isCaptionShown?: boolean;
  head: HeadColumn;
  columns: readonly StatColumn[];
  rows: readonly ViewedRow[];
  totals?: readonly ViewedRow[];
}) {
  return (
    <TablePane label={caption} rows={rows.length}>
      <table className="stat-table">
        <caption className={isCaptionShown ? 'label px-3 py-2' : 'sr-only'}>{caption}</caption>
        <TableHead head={head} columns={columns} />
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
                <RowCells columns={columns} cells={row.cells} />
              </ExpandableRow>
            ) : (
              <tr key={row.key} {...rowAttributes(row, index)}>
                <RowHead zone={row.zone}>{row.head}</RowHead>
                <RowCells columns={columns} cells={row.cells} />
              </tr>
            ),
          )}
        </tbody>
        {totals.length > 0 && (
          <tfoot>
            {totals.map((row) => (
              <tr key={row.key}>
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
