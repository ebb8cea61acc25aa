'use client';

import { useTranslations } from 'next-intl';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Section } from '#components/ui/section.tsx';
import { listAdmissions } from '#lib/api/contract/restriction.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

/** Players whom a table has listed although they may not play, with the reason that it gave. */
export function Admissions() {
  const t = useTranslations('office-people');
  const locale = usePageLocale();
  const { data, ...query } = useOfficeQuery(apiQuery(listAdmissions, { params: {}, query: {} }));
  return (
    <Section title={t('admissions')}>
      <QueryList query={{ ...query, data: data && { items: data.admissions } }} nothing={t('noAdmissions')}>
        {({ gameId, player, restriction, teams, day, reason }) => (
          <li key={`${gameId} ${player.id}`} className="border-b border-line bg-raised p-3">
            <span className="flex flex-wrap items-center gap-2 font-semibold">
              {player.name} <Badge tone="negative">{t(`restriction.${restriction}`)}</Badge>
            </span>
            <span className="block text-sm text-quiet">
              {[teams, day && formatDay(locale, day, 'date')].filter(Boolean).join(' · ')}
            </span>
            <span className="block wrap-anywhere">{reason}</span>
          </li>
        )}
      </QueryList>
    </Section>
  );
}
