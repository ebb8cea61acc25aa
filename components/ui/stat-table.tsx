import { noNumber } from '#lib/i18n/format/numbers.ts';
import { ExpandableRow } from './expandable-row.tsx';
import { TableHead } from './table-head.tsx';
import { TableLegend, ZoneLegend } from './table-legend.tsx';
import { TablePane } from './table-pane.tsx';
import { RowCells, RowHead, rowAttributes } from './table-row.tsx';
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
};

/** A server-rendered statistics table. Cells are already formatted for the locale. */
export function StatTable({ caption, isCaptionShown, head, columns, rows, totals, isLegendShown }: StatTableProps) {
  return (
    <div className="min-w-0">
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
          {totals && totals.length > 0 && (
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
      <ZoneLegend rows={rows} />
      {isLegendShown && <TableLegend columns={columns} hasDashes={hasDashes(rows)} />}
    </div>
  );
}

const hasDashes = (rows: readonly StatRow[]) =>
  rows.some(({ cells }) => Object.values(cells).some((cell) => cell === noNumber));
