'use client';

import { useTranslations } from 'next-intl';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Section } from '#components/ui/section.tsx';
import { listDecisions } from '#lib/api/contract/competition/decisions.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { DecisionForm } from './decision-form.tsx';
import { DecisionItem } from './decision-item.tsx';

/** The decisions on the tables of a league, each of which can be lifted, and the form for another one. */
export function Decisions({ leagueId }: { leagueId: string }) {
  const t = useTranslations('office-competition');
  const locale = usePageLocale();
  const query = useOfficeQuery(apiQuery(listDecisions, { params: { leagueId }, query: { locale } }));
  const tables = query.data?.tables ?? [];
  return (
    <Section title={t('decisions')}>
      <p className="py-3 text-sm text-quiet">{t('decisionsHelp')}</p>
      <QueryList query={query} nothing={t('noDecisions')}>
        {(decision) => <DecisionItem key={decision.id} leagueId={leagueId} decision={decision} />}
      </QueryList>
      {tables.length > 0 && <DecisionForm leagueId={leagueId} tables={tables} />}
    </Section>
  );
}
