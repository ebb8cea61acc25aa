import type { ReactNode } from 'react';
import { noNumber } from '#lib/i18n/format/numbers.ts';
import { startsGroup } from './table-groups.ts';
import type { RowVariant, StatColumn } from './table-types.ts';

export function rowAttributes({ highlight, muted, rule }: RowVariant, index: number) {
  return {
    'data-even': index % 2 === 1 || undefined,
    'data-highlight': highlight || undefined,
    'data-muted': muted || undefined,
    'data-rule': rule || undefined,
  };
}

/** The header cell of a row, with the coloured edge of its zone. */
export function RowHead({ zone, children }: { zone?: RowVariant['zone']; children: ReactNode }) {
  return (
    <th scope="row" data-sticky data-zone={zone ? '' : undefined} style={zone && { '--zone': zone.color }}>
      {children}
      {zone && <span className="sr-only">{` (${zone.label})`}</span>}
    </th>
  );
}

export function RowCells({
  columns,
  cells,
  sortedBy,
}: {
  columns: readonly StatColumn[];
  /** In the order of the columns. */
  cells: readonly ReactNode[];
  sortedBy?: string;
}) {
  return columns.map((column, index) => (
    <td
      key={column.key}
      data-align={column.align}
      data-emphasis={column.emphasis || undefined}
      data-group-start={startsGroup(columns, index)}
      data-sorted={column.key === sortedBy || undefined}
    >
      {cells[index] ?? noNumber}
    </td>
  ));
}
