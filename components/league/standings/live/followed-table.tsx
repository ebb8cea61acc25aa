'use client';

import { use } from 'react';
import { StatTableView, type StatTableViewProps, type ViewedRow } from '#components/ui/stat-table-view.tsx';
import { noNumber } from '#lib/i18n/format/numbers.ts';
import type { RowMarks } from './marks-of.ts';
import { MomentContext, type TableOfMoment } from './moment.ts';

type Props = StatTableViewProps & {
  /** Of the table among those of the moment. */
  name: string;
  marks: Readonly<Record<string, RowMarks>>;
};

/** A table of the page with the rows of the moment. What has not changed in a row stays as the page has drawn it. */
export function FollowedTable({ name, marks, ...view }: Props) {
  const moment = use(MomentContext)?.tables.get(name);
  if (!moment) return <StatTableView {...view} />;
  return <StatTableView {...view} columns={moment.columns} rows={rowsOf(moment, { ...view, marks })} />;
}

function rowsOf(moment: TableOfMoment, { columns, rows, marks }: Omit<Props, 'name'>): ViewedRow[] {
  const shown = new Map(rows.map((row) => [row.key, row]));
  return moment.rows.map(({ cells, head, ...row }) => {
    const own = shown.get(row.key);
    const isSame = (part: keyof RowMarks) => own && marks[row.key]?.[part] === moment.marks[row.key]?.[part];
    const cellOf = (key: string) => own?.cells[columns.findIndex((column) => column.key === key)];
    const cell = (key: string) => {
      const fresh = cells[key] ?? noNumber;
      const isKept = typeof fresh !== 'string' && isSame(key === 'next' ? 'next' : 'form');
      return (isKept && cellOf(key)) || fresh;
    };
    return {
      ...row,
      head: isSame('head') ? own?.head : head,
      cells: moment.columns.map(({ key }) => cell(key)),
    };
  });
}
