'use client';

import { SearchInput } from './search-input.tsx';
import { Select } from './select.tsx';
import { SortButton } from './sort-button.tsx';
import { headKey } from './sort-rows.ts';
import type { SortableLabels, SortableTableProps } from './sortable-types.ts';
import { TableHead } from './table-head.tsx';
import { TablePane } from './table-pane.tsx';
import { RowCells, RowHead, rowAttributes } from './table-row.tsx';
import { sortableKeys, useSortable } from './use-sortable.ts';

/** A table that the visitor sorts and filters. It receives translated labels, so the browser loads no messages. */
export function SortableTableView(props: SortableTableProps & { labels: SortableLabels; locale: string }) {
  const { caption, head, columns, labels, isFilterShown, facets = [], isNumbered, addressKeys = [] } = props;
  const { rows, typed, setTyped, chosen, choose, sort, sortBy } = useSortable(props);
  const sortOf = (key: string | null) => (sort.key === (key ?? headKey) ? sort.direction : 'none');
  return (
    <div className="min-w-0">
      {(isFilterShown || facets.length > 0) && (
        <div className="flex flex-wrap gap-2 pb-3" data-print="none">
          {isFilterShown && (
            <SearchInput
              label={labels.filter}
              value={typed}
              onValueChange={setTyped}
              className="min-w-44 flex-1 sm:max-w-72"
            />
          )}
          {facets.map((facet) => (
            <Select
              key={facet.key}
              label={facet.label}
              isLabelHidden
              options={[{ value: '', label: facet.allLabel }, ...facet.options]}
              value={chosen[facet.key] ?? ''}
              onValueChange={(value) => choose(facet.key, value)}
              className="min-w-36 flex-1 sm:max-w-56"
            />
          ))}
        </div>
      )}
      <TablePane
        label={caption}
        rows={props.rows.length}
        isSteady
        addressKeys={[...sortableKeys(props), ...addressKeys]}
      >
        <table className="stat-table">
          <caption className="sr-only">{caption}</caption>
          <TableHead
            head={head}
            columns={columns}
            sortOf={sortOf}
            renderLabel={(key, label) => (
              <SortButton direction={sortOf(key)} onSort={() => sortBy(key ?? headKey)}>
                {label}
              </SortButton>
            )}
          />
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.key} {...rowAttributes(row, index)}>
                <RowHead zone={row.zone}>
                  {isNumbered ? (
                    <span className="flex items-center gap-2">
                      <span className="w-6 shrink-0 text-end text-quiet">{index + 1}</span>
                      {row.head}
                    </span>
                  ) : (
                    row.head
                  )}
                </RowHead>
                <RowCells
                  columns={columns}
                  cells={columns.map(({ key }) => row.cells[key]?.text)}
                  sortedBy={sort.key}
                />
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p className="p-6 text-center text-quiet">{labels.nothingFound}</p>}
      </TablePane>
    </div>
  );
}
