import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SquadMasthead } from '#components/fantasy/squad-page/squad-masthead.tsx';
import { SquadPage } from '#components/fantasy/squad-page/squad-page.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { readFantasySquad } from '#lib/api/readers/fantasy.ts';
import { type LeagueParams, readLeague } from '#lib/api/readers/league.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { shareSubjects } from '#lib/share-pictures.ts';

type Props = { params: Promise<LeagueParams & { squad: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const slugs = await params;
  const number = Number(slugs.squad);
  const [league, page, t] = await Promise.all([
    readLeague(slugs),
    readFantasySquad(slugs, number),
    getTranslations('fantasy-pages.squad'),
  ]);
  if (!league || !page) return {};
  const texts = { squad: page.squad.name, league: league.name, season: league.seasonName };
  const metadata = await pageMetadata({
    path: paths.fantasySquad(league.season, league.slug, number),
    title: t('title', texts),
    description: t('description', texts),
    share: shareSubjects.fantasySquad(league.season, league.slug, number),
  });
  // Anybody may name a squad: it is to be shared, not to be searched.
  return { ...metadata, robots: { index: false, follow: true } };
}

export default async function FantasySquadPage({ params }: Props) {
  const { season, league, squad } = await params;
  const [found, page] = await Promise.all([
    readLeague({ season, league }),
    readFantasySquad({ season, league }, Number(squad)),
  ]);
  const shown = orNotFound(page);
  return (
    <>
      <SquadMasthead page={shown} league={orNotFound(found)} />
      <PageBody>
        <SquadPage page={shown} league={{ season, league }} />
      </PageBody>
    </>
  );
}
