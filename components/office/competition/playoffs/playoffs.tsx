'use client';

import { useTranslations } from 'next-intl';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Section } from '#components/ui/section.tsx';
import { listPlayoffs } from '#lib/api/contract/competition/playoffs.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { PlayoffForm } from './playoff-form.tsx';
import { PlayoffItem } from './playoff-item.tsx';

/** The playoffs of a league that are seeded from its tables, and the form that declares another one. */
export function Playoffs({ leagueId }: { leagueId: string }) {
  const t = useTranslations('office-playoffs');
  const locale = usePageLocale();
  const query = useOfficeQuery(apiQuery(listPlayoffs, { params: { leagueId }, query: { locale } }));
  const sources = query.data?.sources ?? [];
  const hasTeams = sources.some(({ teams }) => teams > 1);
  return (
    <Section title={t('title')}>
      <p className="py-3 text-sm text-quiet">{t('help')}</p>
      <QueryList query={query} nothing={hasTeams ? t('none') : t('noTable')}>
        {(playoff) => <PlayoffItem key={playoff.phaseId} leagueId={leagueId} playoff={playoff} />}
      </QueryList>
      {query.data && hasTeams && (
        <Disclosure summary={t('declareOne')} isOpen={query.data.items.length === 0}>
          <PlayoffForm leagueId={leagueId} sources={sources.filter(({ teams }) => teams > 1)} />
        </Disclosure>
      )}
    </Section>
  );
}
