'use client';

import { useTranslations } from 'next-intl';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Badge } from '#components/ui/badge.tsx';
import { type DataImport, listDataImports } from '#lib/api/contract/data-import.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { formatDatedInstant } from '#lib/i18n/format/dated.ts';
import { visitorTimeZone } from '#lib/i18n/format/visitor-time-zone.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { ImportDetails } from './import-details.tsx';
import { UndoButton } from './undo-button.tsx';

/** The files that were imported, who has done it and when, and the way back. */
export function ImportList() {
  const t = useTranslations('office-data');
  const query = useOfficeQuery(apiQuery(listDataImports, { params: {}, query: { limit: 100 } }));
  return (
    <QueryList query={query} nothing={t('noImports')}>
      {(one) => <ImportRow key={one.id} one={one} />}
    </QueryList>
  );
}

function ImportRow({ one }: { one: DataImport }) {
  const t = useTranslations('office-data');
  const locale = usePageLocale();
  const when = (instant: string) => formatDatedInstant(locale, instant, visitorTimeZone());
  const { created = 0, changed = 0 } = one.counts ?? {};
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <span className="min-w-0 flex-1 basis-64">
        <span className="block font-semibold wrap-anywhere">{one.fileName}</span>
        <span className="block text-sm text-quiet">
          {[t(`kind.${one.kind}`), one.author, when(one.appliedAt ?? one.createdAt)].filter(Boolean).join(' · ')}
        </span>
        <span className="block text-sm">{t('did', { created, changed })}</span>
        {one.undoneAt !== null && (
          <span className="mt-1 block text-sm">
            <Badge>{t('undone')}</Badge> {t('undoneBy', { who: one.undoneBy ?? '', when: when(one.undoneAt) })}
          </span>
        )}
      </span>
      <ImportDetails one={one} />
      {one.state === 'applied' && <UndoButton one={one} />}
    </li>
  );
}
