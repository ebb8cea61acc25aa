import type { ReactNode } from 'react';
import { groupsOf, startsGroup } from './table-groups.ts';
import type { HeadColumn, StatColumn } from './table-types.ts';

function HeadLabel({ label, title }: HeadColumn) {
  return title ? <abbr title={title}>{label}</abbr> : label;
}

/** The table head. The sortable table adds its buttons with `renderLabel` and `sortOf`; a null key is the name column. */
export function TableHead({
  head,
  columns,
  sortOf,
  renderLabel = (_, label) => label,
}: {
  head: HeadColumn;
  columns: readonly StatColumn[];
  sortOf?: (key: string | null) => 'ascending' | 'descending' | 'none' | undefined;
  renderLabel?: (key: string | null, label: ReactNode) => ReactNode;
}) {
  const groups = groupsOf(columns);
  return (
    <thead>
      {groups && (
        <tr>
          <td data-sticky />
          {groups.map(({ key, group, span }) =>
            group ? (
              <th key={key} scope="colgroup" colSpan={span} data-group-start>
                {group}
              </th>
            ) : (
              <td key={key} colSpan={span} data-group-start />
            ),
          )}
        </tr>
      )}
      <tr>
        <th scope="col" data-sticky aria-sort={sortOf?.(null)}>
          {renderLabel(null, <HeadLabel {...head} />)}
        </th>
        {columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            data-align={column.align}
            data-group-start={startsGroup(columns, index)}
            aria-sort={sortOf?.(column.key)}
          >
            {renderLabel(column.key, <HeadLabel label={column.label} title={column.title} />)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
