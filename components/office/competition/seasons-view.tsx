'use client';

import { useTranslations } from 'next-intl';
import { InOrder } from '#components/office/shared/in-order.tsx';
import { useMember } from '#components/office/shared/member-context.ts';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { createSeason, listManagedSeasons } from '#lib/api/contract/competition/seasons.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { mayCall } from '#lib/office/own-scope.ts';
import { NewSeason } from './new-season.tsx';
import { SeasonItem } from './season-item.tsx';

/** All seasons, newest first, with their leagues, and what adds another one. */
export function SeasonsView() {
  const t = useTranslations('office-competition');
  const locale = usePageLocale();
  const query = useOfficeQuery(apiQuery(listManagedSeasons, { params: {}, query: { locale } }));
  const { grants } = useMember();
  const current = query.data?.items.find(({ isCurrent }) => isCurrent) ?? null;
  return (
    <InOrder className="flex flex-col gap-10">
      <QueryList query={query} nothing={t('noSeasons')}>
        {(season) => <SeasonItem key={season.id} season={season} current={current} />}
      </QueryList>
      {mayCall(grants, createSeason) && <NewSeason />}
    </InOrder>
  );
}
