'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Badge } from '#components/ui/badge.tsx';
import { type Licence, listLicences } from '#lib/api/contract/people/licences.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { formatDaySpan } from '#lib/i18n/format/day-span.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { LicenceDialog } from './licence-dialog.tsx';
import { NewLicence } from './new-licence.tsx';

/** The licences of one person, each with the way to change it, and the way to another. */
export function PersonLicences({ person }: { person: Licence['person'] }) {
  const t = useTranslations('office-licences');
  const locale = usePageLocale();
  const [open, setOpen] = useState<Licence | null>(null);
  const query = useOfficeQuery(apiQuery(listLicences, { params: { person: person.id }, query: {} }));
  return (
    <>
      <QueryList query={query} nothing={t('none')}>
        {(licence) => {
          const { id, number, kind, from, until, isValid } = licence;
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => setOpen(licence)}
                className="flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-raised px-3 py-2 text-start hover:bg-hover"
              >
                <span className="min-w-0 grow">
                  <span className="block font-semibold wrap-anywhere">{number}</span>
                  <span className="block text-sm text-quiet">
                    {[kind, formatDaySpan(locale, from, until) ?? t('unlimited')].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <Badge tone={isValid ? 'positive' : 'warning'}>{t(isValid ? 'valid' : 'notValid')}</Badge>
              </button>
            </li>
          );
        }}
      </QueryList>
      <NewLicence person={person} />
      {open && <LicenceDialog licence={open} onClose={() => setOpen(null)} />}
    </>
  );
}
