import { useLocale, useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { Attendance } from '#lib/api/contract/attendance.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { CrowdTiles } from './crowd-tiles.tsx';

/** The spectators of a league in a few figures, with the way to the whole table; nothing where none are known. */
export function AttendanceLink({
  attendance: { all, played },
  league,
}: {
  attendance: Attendance;
  league: LeagueParams;
}) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('attendance');
  if (!all) return null;
  return (
    <Section
      title={t('title')}
      more={{ href: paths.leagueAttendance(league.season, league.league), label: t('byTeam') }}
    >
      <CrowdTiles crowd={all} played={played} locale={locale} />
    </Section>
  );
}
