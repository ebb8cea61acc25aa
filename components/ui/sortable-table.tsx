import { useLocale, useTranslations } from 'next-intl';
import { SortableTableView } from './sortable-table-view.tsx';
import type { SortableTableProps } from './sortable-types.ts';
import { TableLegend } from './table-legend.tsx';

/** A table that the visitor sorts and narrows. Columns and rows are plain data with formatted texts. */
export function SortableTable({ isLegendShown, ...props }: SortableTableProps & { isLegendShown?: boolean }) {
  const t = useTranslations('ui.table');
  const labels = { filter: t('filter'), nothingFound: t('nothingFound') };
  return (
    <>
      <SortableTableView {...props} locale={useLocale()} labels={labels} />
      {isLegendShown && <TableLegend columns={props.columns} />}
    </>
  );
}
