'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { QueryGate } from '#components/office/shared/query-gate.tsx';
import { SearchInput } from '#components/ui/search-input.tsx';
import { foldName } from '#lib/i18n/fold-name.ts';

type Record = { id: string; name: string; names: Partial<{ [language: string]: string }>; city: string | null };
type Query<Own> = {
  data: { items: Own[] } | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
};
type Props<Own> = {
  query: Query<Own>;
  detailOf: (record: Own) => ReactNode;
  /** The form of a record, in a dialog; `others` are those it can be merged with. */
  children: (record: Own, others: readonly Own[], close: () => void) => ReactNode;
};

const maxShown = 200;

/** Records of one kind with a search in all their names; each opens its form. */
export function RecordList<Own extends Record>({ query, detailOf, children }: Props<Own>) {
  const t = useTranslations('office-records');
  const [text, setText] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <QueryGate query={query}>
      {({ items }) => {
        const wanted = foldName(text);
        const found = items.filter(({ name, names, city }) =>
          [name, city ?? '', ...Object.values(names)].some((one) => foldName(one ?? '').includes(wanted)),
        );
        const open = items.find(({ id }) => id === openId);
        return (
          <>
            <SearchInput label={t('search')} value={text} onValueChange={setText} className="mb-4 max-w-md" />
            <p role="status" className="mb-2 text-sm text-quiet">
              {t('found', { count: found.length })}
            </p>
            <ul>
              {found.slice(0, maxShown).map((record) => (
                <li key={record.id}>
                  <button
                    type="button"
                    onClick={() => setOpenId(record.id)}
                    className="flex min-h-14 w-full flex-wrap items-center gap-x-4 border-b border-line bg-raised px-3 py-2 text-start hover:bg-hover"
                  >
                    {detailOf(record)}
                  </button>
                </li>
              ))}
            </ul>
            {open && (
              <OfficeDialog
                title={open.name}
                isOpen
                initialFocus="title"
                onOpenChange={(isOpen) => !isOpen && setOpenId(null)}
              >
                {children(
                  open,
                  items.filter(({ id }) => id !== open.id),
                  () => setOpenId(null),
                )}
              </OfficeDialog>
            )}
          </>
        );
      }}
    </QueryGate>
  );
}
