import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FantasyMasthead } from '#components/fantasy/fantasy-masthead.tsx';
import { OwnRoundSlot } from '#components/fantasy/round/own-round-slot.tsx';
import { RoundPager } from '#components/fantasy/round/round-pager.tsx';
import { RoundReview } from '#components/fantasy/round/round-review.tsx';
import { RoundTiles } from '#components/fantasy/round/round-tiles.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { readFantasyRound, readFantasySeason } from '#lib/api/readers/fantasy.ts';
import { type LeagueParams, readLeague } from '#lib/api/readers/league.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { shareSubjects } from '#lib/share-pictures.ts';

type Props = { params: Promise<LeagueParams & { round: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { season, league: slug, round } = await params;
  const slugs = { season, league: slug };
  const [league, review, t] = await Promise.all([
    readLeague(slugs),
    readReview(slugs, round),
    getTranslations('fantasy-pages.round'),
  ]);
  if (!league || !review) return {};
  const texts = { round: review.round.name, league: league.name, season: league.seasonName };
  return pageMetadata({
    path: paths.fantasyRound(league.season, league.slug, review.round.number),
    title: t('title', texts),
    description: t('description', texts),
    share: shareSubjects.league(league.season, league.slug),
  });
}

export default async function FantasyRoundPage({ params }: Props) {
  const { season, league, round } = await params;
  const slugs = { season, league };
  const [shown, found, fantasy, config] = await Promise.all([
    readLeague(slugs),
    readReview(slugs, round),
    readFantasySeason(slugs),
    readConfig(),
  ]);
  const review = orNotFound(found);
  return (
    <>
      <FantasyMasthead title={review.round.name} league={orNotFound(shown)} />
      <PageBody>
        <RoundPager rounds={orNotFound(fantasy).rounds} shown={review.round.number} league={slugs} />
        <RoundTiles of={review} timeZone={config?.config.website.timeZone ?? 'UTC'} />
        {review.round.state !== 'coming' && (
          <OwnRoundSlot league={slugs} round={review.round.number} average={review.average} />
        )}
        <RoundReview review={review} league={slugs} />
      </PageBody>
    </>
  );
}

/** Rounds are counted from 1: any other text is no round. */
const readReview = ({ season, league }: LeagueParams, round: string) =>
  /^[1-9]\d{0,2}$/.test(round) ? readFantasyRound({ season, league }, Number(round)) : null;
