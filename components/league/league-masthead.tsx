import { useTranslations } from 'next-intl';
import { Follow } from '#components/entity/follow.tsx';
import { Masthead } from '#components/entity/masthead.tsx';
import { MastheadCrest } from '#components/entity/masthead-crest.tsx';
import { PageTabs } from '#components/entity/page-tabs.tsx';
import { TeamLink } from '#components/entity/team-link.tsx';
import { Link } from '#components/ui/link.tsx';
import type { League } from '#lib/api/contract/season.ts';
import { paths } from '#lib/paths.ts';
import { leagueTabs } from '#lib/tabs.ts';

/** Masthead of every league tab: name, season, progress, champion and tabs. */
export function LeagueMasthead({ league }: { league: League }) {
  const t = useTranslations('league');
  const { season, slug, name, seasonName, logo, teams, games, gamesFinished, champion } = league;
  return (
    <Masthead
      title={name}
      kicker={
        <Link href={paths.season(season)} className="underline-offset-4 hover:underline">
          {seasonName}
        </Link>
      }
      emblem={<MastheadCrest of={{ name, crest: logo, colors: null }} size="xl" />}
      meta={
        <>
          <span>{t('teams', { count: teams })}</span>
          <span>{t('progress', { finished: gamesFinished, all: games })}</span>
          {champion && (
            <span className="inline-flex items-center gap-2">
              {t('champion')}{' '}
              <TeamLink
                team={champion}
                size="xs"
                href={paths.team(season, slug, champion.slug)}
                className="font-bold"
              />
            </span>
          )}
        </>
      }
      action={<Follow noun="league" id={league.id} name={name} href={paths.league(season, slug)} />}
      tabs={
        <PageTabs
          label={t('tabs')}
          tabs={leagueTabs}
          hrefOf={(id) => paths.league(season, slug, id)}
          closed={league.hasFantasy ? [] : ['fantasy']}
        />
      }
    />
  );
}
