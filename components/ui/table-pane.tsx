import type { ReactNode } from 'react';
import { AwaitsAddress } from './awaits-address.tsx';

/** A table with more rows is longer than a screen: its head stays in sight. */
const maxRows = 24;

/**
 * The scroll container of a table; focusable, because it scrolls. `addressKeys` are the values of the address that the rows
 * follow. A `steady` pane stays as high as the screen when rows are filtered.
 */
export function TablePane({
  label,
  rows,
  isSteady,
  addressKeys = [],
  children,
}: {
  label: string;
  rows: number;
  isSteady?: boolean;
  addressKeys?: readonly string[];
  children: ReactNode;
}) {
  const pane = {
    role: 'group',
    'aria-label': label,
    tabIndex: 0,
    className: 'table-pane',
    'data-tall': rows > maxRows || undefined,
    'data-steady': isSteady || undefined,
  };
  if (addressKeys.length === 0) return <div {...pane}>{children}</div>;
  return (
    <AwaitsAddress keys={addressKeys} {...pane}>
      {children}
    </AwaitsAddress>
  );
}
