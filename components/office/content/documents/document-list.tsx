'use client';

import { useTranslations } from 'next-intl';
import { QueryGate } from '#components/office/shared/query-gate.tsx';
import { useOfficeChange, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { commandApi } from '#lib/api/client.ts';
import {
  createDocument,
  type DocumentRowAnswer,
  listDocumentRecords,
  orderDocuments,
} from '#lib/api/contract/document-record.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { moveItem } from '#lib/office/move-item.ts';
import { DocumentFileButton, type StoredFile } from './document-file-button.tsx';
import { DocumentRow } from './document-row.tsx';

/** The documents in the order in which the site has them; a file makes another one. */
export function DocumentList({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useTranslations('office-documents');
  const office = useTranslations('office');
  const locale = usePageLocale();
  const query = useOfficeQuery(apiQuery(listDocumentRecords, { params: {}, query: { locale } }));
  const { change, isBusy } = useOfficeChange();
  const make = async ({ file, fileName }: StoredFile) => {
    const title = { [locale]: fileName.replace(/\.[^.]+$/, '') };
    const made = await change(
      () => commandApi(createDocument, { body: { title, file, fileName } }),
      () => ({ text: t('made') }),
    );
    if (made) onOpen(made.id);
  };
  const order = (ids: string[]) => commandApi(orderDocuments, { body: { ids } });
  const move = (rows: readonly DocumentRowAnswer[], from: number, to: number) => {
    const before = rows.map(({ id }) => id);
    const undo = () =>
      change(
        () => order(before),
        () => ({ text: t('orderUndone') }),
      );
    void change(
      () => order(moveItem(before, from, to)),
      () => ({ text: t('ordered'), undo: { label: office('undo'), run: () => void undo() } }),
    );
  };
  return (
    <>
      <DocumentFileButton label={t('add')} isBusy={isBusy} onStored={(stored) => void make(stored)} />
      <p className="mt-2 mb-6 text-sm text-quiet">{t('addHelp')}</p>
      <QueryGate query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="py-3 text-quiet">{t('nothing')}</p>
          ) : (
            <ol>
              {items.map((row, index) => (
                <DocumentRow
                  key={row.id}
                  row={row}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  isBusy={isBusy}
                  onOpen={() => onOpen(row.id)}
                  onMove={(by) => move(items, index, index + by)}
                />
              ))}
            </ol>
          )
        }
      </QueryGate>
    </>
  );
}
