import type { ReactNode } from 'react';

/** More rows than this scroll inside the pane, so that the head of the table stays in sight. */
const tallRows = 24;

/** What holds a wide table on a narrow screen; reached by keyboard, because it scrolls. */
export function TablePane({ label, rows, children }: { label: string; rows: number; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a sticky table
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div role="group" aria-label={label} tabIndex={0} className="table-pane" data-tall={rows > tallRows || undefined}>
      {children}
    </div>
  );
}
