import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { SortDirection } from './sortable-types.ts';

/** The head of a column that sorts the table. */
export function SortButton({
  direction,
  onSort,
  children,
}: {
  direction: SortDirection | 'none';
  onSort: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className="sort" onClick={onSort}>
      {children}
      {direction !== 'none' && <Icon name={`sort-${direction}`} className="size-3.5" />}
    </button>
  );
}
