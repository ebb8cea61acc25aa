'use client';

import { noNumber } from '#lib/i18n/format/numbers.ts';
import { Icon } from './icon.tsx';
import type { StatColumn } from './table-types.ts';

/** The abbreviations of a table behind a line that opens them; `dash` explains the empty cell. */
export function TableLegendView({
  summary,
  columns,
  dash,
}: {
  summary: string;
  columns: readonly Pick<StatColumn, 'key' | 'label' | 'title'>[];
  dash?: string;
}) {
  const explained = columns.filter((column) => column.title && column.title !== column.label);
  if (explained.length === 0) return null;
  return (
    <details className="group mt-2 text-xs text-quiet">
      <summary className="label inline-flex min-h-8 items-center gap-1 hover:text-ink">
        <Icon name="chevron-right" className="size-4 group-open:rotate-90" />
        {summary}
      </summary>
      <dl className="table-legend">
        {explained.map(({ key, label, title }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{title}</dd>
          </div>
        ))}
        {dash && (
          <div>
            <dt>{noNumber}</dt>
            <dd>{dash}</dd>
          </div>
        )}
      </dl>
    </details>
  );
}
