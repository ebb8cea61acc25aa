import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ClubGamesPreview } from '#components/club/club-games-preview.tsx';
import { PageColumns } from '#components/layout/page-body.tsx';
import type { ClubHistory } from '#lib/api/contract/club.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { Club } from '#lib/api/readers/clubs.ts';
import { ClubAbout } from './club-about.tsx';
import { ClubRecord } from './club-record.tsx';
import { ClubSeasons } from './club-seasons.tsx';
import { Honours } from './honours.tsx';
import { Rivals } from './rivals.tsx';
import { Venues } from './venues.tsx';

/** A club across all its leagues and seasons. */
export function ClubOverview({
  club,
  history,
  next,
  children,
}: {
  club: Club;
  history: ClubHistory;
  next: readonly GameSummary[];
  /** Content between the next games and the record. */
  children?: ReactNode;
}) {
  const t = useTranslations('club');
  return (
    <PageColumns
      aside={
        <>
          <Honours honours={history.honours} />
          <ClubAbout club={club} />
          <Venues venues={history.venues} />
        </>
      }
    >
      {next.length > 0 && <ClubGamesPreview title={t('next')} games={next} />}
      {children}
      <ClubRecord history={history} />
      <Rivals rivals={history.rivals} />
      <ClubSeasons club={club} />
    </PageColumns>
  );
}
