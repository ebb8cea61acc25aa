import { useLocale, useTranslations } from 'next-intl';
import { Follow } from '#components/entity/follow.tsx';
import { Masthead } from '#components/entity/masthead.tsx';
import { MastheadCrest } from '#components/entity/masthead-crest.tsx';
import { PageTabs } from '#components/entity/page-tabs.tsx';
import { teamStanding } from '#components/entity/team-standing.ts';
import { Link } from '#components/ui/link.tsx';
import type { StandingsTable } from '#lib/api/contract/standings.ts';
import type { Team } from '#lib/api/readers/clubs.ts';
import { formatRecord } from '#lib/i18n/format/record.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { teamTabs } from '#lib/tabs.ts';

/** Masthead of every team tab: league, rank, record, coach and tabs. */
export function TeamMasthead({ team, tables }: { team: Team; tables: readonly StandingsTable[] }) {
  const t = useTranslations('team');
  const locale = tagLocale(useLocale());
  const { league, name, slug, coach, club } = team;
  const standing = teamStanding(tables, team.id);
  return (
    <Masthead
      title={name}
      owner={team}
      kicker={
        <Link href={paths.league(league.season, league.slug)} className="underline-offset-4 hover:underline">
          {`${league.name} ${league.seasonName}`}
        </Link>
      }
      emblem={<MastheadCrest of={team} size="hero" />}
      meta={
        <>
          {standing && standing.row.played > 0 && (
            <>
              <span>{t('place', { rank: standing.row.rank, teams: standing.table.rows.length })}</span>
              <span className="figures">{formatRecord(locale, standing.row)}</span>
            </>
          )}
          {coach && <span>{t('coach', { name: coach })}</span>}
          {club && (
            <Link href={paths.club(club)} className="underline underline-offset-4">
              {t('clubPage')}
            </Link>
          )}
        </>
      }
      action={<Follow noun="team" id={team.id} name={name} href={paths.team(league.season, league.slug, slug)} />}
      tabs={
        <PageTabs label={t('tabs')} tabs={teamTabs} hrefOf={(id) => paths.team(league.season, league.slug, slug, id)} />
      }
    />
  );
}
