'use client';

import { useTranslations } from 'next-intl';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { listManagedSeasons } from '#lib/api/contract/competition/seasons.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { NewSeason } from './new-season.tsx';
import { SeasonItem } from './season-item.tsx';

/** All seasons, newest first, with their leagues, and what adds another one. */
export function SeasonsView() {
  const t = useTranslations('office-competition');
  const query = useOfficeQuery(apiQuery(listManagedSeasons, { params: {}, query: {} }));
  const current = query.data?.items.find(({ isCurrent }) => isCurrent) ?? null;
  return (
    <div className="flex flex-col gap-10">
      <QueryList query={query} nothing={t('noSeasons')}>
        {(season) => <SeasonItem key={season.id} season={season} current={current} />}
      </QueryList>
      <NewSeason />
    </div>
  );
}
