'use client';

import { useTranslations } from 'next-intl';
import { ViewChoice } from '#components/office/shared/view-choice.tsx';
import { useAddress } from '#components/ui/use-address.ts';
import { LeagueView } from './league-view.tsx';
import { Clubs } from './records/clubs.tsx';
import { Venues } from './records/venues.tsx';
import { SeasonsView } from './seasons-view.tsx';

const views = ['seasons', 'clubs', 'venues'] as const;
const contents = { seasons: SeasonsView, clubs: Clubs, venues: Venues };

/** Seasons with their leagues, clubs and venues; or one league, which the address names. */
export function CompetitionRoom() {
  const t = useTranslations('office-records');
  const [{ league, view: named }, setAddress] = useAddress(['league', 'view']);
  if (league) return <LeagueView key={league} leagueId={league} />;
  const view = views.find((one) => one === named) ?? 'seasons';
  const View = contents[view];
  return (
    <>
      <ViewChoice
        label={t('views')}
        views={views}
        labelOf={(value) => t(`view.${value}`)}
        view={view}
        onChange={(value) => setAddress('view', value)}
      />
      <View />
    </>
  );
}
