import type { ReactNode } from 'react';

/** A table with more rows scrolls inside the pane, so its head stays visible. */
const maxRows = 24;

/** The scroll container of a table; focusable, because it scrolls. */
export function TablePane({ label, rows, children }: { label: string; rows: number; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a sticky table
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div role="group" aria-label={label} tabIndex={0} className="table-pane" data-tall={rows > maxRows || undefined}>
      {children}
    </div>
  );
}
