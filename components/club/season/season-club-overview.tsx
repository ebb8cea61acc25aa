import { useTranslations } from 'next-intl';
import { ClubGamesPreview } from '#components/club/club-games-preview.tsx';
import { ClubSeasons } from '#components/club/overview/club-seasons.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { SeasonClub } from '#lib/api/readers/season-club.ts';
import { paths } from '#lib/paths.ts';
import { NoTeams } from './no-teams.tsx';
import { SeasonTeams } from './season-teams.tsx';

/** A club in one season: its teams, the games around today, and its other seasons. */
export function SeasonClubOverview({
  club,
  season,
  teams,
  next,
  last,
}: SeasonClub & { next: readonly GameSummary[]; last: readonly GameSummary[] }) {
  const t = useTranslations('club');
  const more = { href: paths.seasonClub(season.slug, club.slug, 'last-games'), label: t('allLast') };
  return (
    <>
      {teams.length === 0 ? <NoTeams /> : <SeasonTeams teams={teams} />}
      {next.length > 0 && <ClubGamesPreview title={t('next')} games={next} />}
      {last.length > 0 && <ClubGamesPreview title={t('last')} games={last} more={more} />}
      <ClubSeasons club={club} current={season.slug} />
    </>
  );
}
