'use client';

import { useTranslations } from 'next-intl';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { replaceInAddress } from '#components/ui/use-address.ts';
import { listMissingLicences } from '#lib/api/contract/people/licences.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { PasteLicences } from './paste-licences.tsx';

/** Who may not play in the next game for want of a licence, and the way to enter many. */
export function LicencesView() {
  const t = useTranslations('office-licences');
  const locale = usePageLocale();
  const query = useOfficeQuery(apiQuery(listMissingLicences, { params: {}, query: {} }));
  const day = (date: string) => formatDay(locale, date, 'date');
  return (
    <>
      <p className="max-w-prose pb-4 text-sm text-quiet">{t('missingHelp')}</p>
      <div className="pb-4">
        <PasteLicences />
      </div>
      <QueryList query={query} nothing={t('nothingMissing')}>
        {(one) => (
          <li
            key={`${one.person.id} ${one.team.id}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-raised p-3"
          >
            <span className="min-w-0 grow basis-60">
              <span className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
                {one.person.name}
                <Badge tone="warning" isWrapping>
                  {one.until ? t('ended', { day: day(one.until) }) : t('noLicence')}
                </Badge>
              </span>
              <span className="block text-sm text-quiet">
                {[one.team.name, one.league, t('plays', { day: day(one.day) })].join(' · ')}
              </span>
            </span>
            <Button
              size="sm"
              aria-label={t('openName', { name: one.person.name })}
              onClick={() => replaceInAddress({ person: one.person.id })}
            >
              {t('open')}
            </Button>
          </li>
        )}
      </QueryList>
    </>
  );
}
