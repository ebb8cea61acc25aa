import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FantasyMasthead } from '#components/fantasy/fantasy-masthead.tsx';
import { LeaguesView } from '#components/fantasy/leagues/leagues-view.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { readFantasySeason } from '#lib/api/readers/fantasy.ts';
import { type LeagueParams, readLeague } from '#lib/api/readers/league.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { shareSubjects } from '#lib/share-pictures.ts';

type Props = { params: Promise<LeagueParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [league, t] = await Promise.all([readLeague(await params), getTranslations('fantasy-leagues')]);
  if (!league) return {};
  const metadata = await pageMetadata({
    path: paths.fantasyLeagues(league.season, league.slug),
    title: t('pageTitle', { league: league.name, season: league.seasonName }),
    description: t('description'),
    share: shareSubjects.league(league.season, league.slug),
  });
  // Without account there is nothing to find.
  return { ...metadata, robots: { index: false, follow: true } };
}

export default async function FantasyLeaguesPage({ params }: Props) {
  const { season, league } = await params;
  const slugs = { season, league };
  const [found, fantasy, t] = await Promise.all([
    readLeague(slugs),
    readFantasySeason(slugs),
    getTranslations('fantasy-leagues'),
  ]);
  orNotFound(fantasy);
  return (
    <>
      <FantasyMasthead title={t('title')} league={orNotFound(found)} meta={t('description')} />
      <PageBody>
        <LeaguesView
          league={slugs}
          texts={{
            title: t('logInTitle'),
            text: t('logInText'),
            action: t('logIn'),
            invitedTitle: t('invitedTitle'),
            invitedAction: t('logInAndJoin'),
          }}
        />
      </PageBody>
    </>
  );
}
