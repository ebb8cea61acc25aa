import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LeagueAttendance } from '#components/league/attendance/league-attendance.tsx';
import { readAttendance } from '#lib/api/readers/attendance.ts';
import { type LeagueParams, readLeague } from '#lib/api/readers/league.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { shareSubjects } from '#lib/share-pictures.ts';

type Props = { params: Promise<LeagueParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [league, t] = await Promise.all([readLeague(await params), getTranslations('attendance')]);
  if (!league) return {};
  const names = { league: league.name, season: league.seasonName };
  return pageMetadata({
    path: paths.leagueAttendance(league.season, league.slug),
    title: t('pageTitle', names),
    description: t('description', names),
    share: shareSubjects.league(league.season, league.slug),
  });
}

export default async function LeagueAttendancePage({ params }: Props) {
  const league = await params;
  return <LeagueAttendance attendance={orNotFound(await readAttendance(league))} league={league} />;
}
