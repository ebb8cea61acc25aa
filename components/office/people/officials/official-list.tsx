'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { nameOf } from '#components/office/people/person-line.tsx';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Section } from '#components/ui/section.tsx';
import { listOfficialRecords } from '#lib/api/contract/people/officials.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { formatDaySpan } from '#lib/i18n/format/day-span.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { NewOfficial } from './new-official.tsx';
import { OfficialDialog } from './official-dialog.tsx';

/** The officials of the league, each a button that opens the record. */
export function OfficialList() {
  const t = useTranslations('office-officials');
  const locale = usePageLocale();
  const [open, setOpen] = useState<string | null>(null);
  const query = useOfficeQuery(apiQuery(listOfficialRecords, { params: {}, query: {} }));
  const record = query.data?.items.find(({ id }) => id === open);
  return (
    <Section title={t('title')}>
      <NewOfficial />
      <QueryList query={query} nothing={t('none')}>
        {(one) => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => setOpen(one.id)}
              className="flex min-h-14 w-full flex-col justify-center border-b border-line bg-raised px-3 py-2 text-start hover:bg-hover"
            >
              <span className="font-semibold wrap-anywhere">{nameOf(one)}</span>
              <span className="text-sm text-quiet wrap-anywhere">
                {[
                  one.level,
                  t('games', { count: one.games }),
                  ...one.absences.map(({ from, until }) =>
                    t('absentOn', { days: formatDaySpan(locale, from, until) ?? '' }),
                  ),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        )}
      </QueryList>
      {record && <OfficialDialog key={record.id} read={record} onClose={() => setOpen(null)} />}
    </Section>
  );
}
