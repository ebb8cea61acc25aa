import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EntrantPage } from '#components/fantasy/entrant/entrant-page.tsx';
import { entrantNote, entrantText } from '#components/fantasy/entrant/entrant-text.ts';
import { FantasyMasthead } from '#components/fantasy/fantasy-masthead.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { readFantasyEntrant } from '#lib/api/readers/fantasy.ts';
import { type LeagueParams, readLeague } from '#lib/api/readers/league.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { shareSubjects } from '#lib/share-pictures.ts';

type Props = { params: Promise<LeagueParams & { entrant: string }> };

async function readPage({ season, league, entrant }: LeagueParams & { entrant: string }) {
  const slugs = { season, league };
  const [shown, found] = await Promise.all([readLeague(slugs), readFantasyEntrant(slugs, Number(entrant))]);
  return shown && found && { league: shown, of: found };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [page, t, fantasy] = await Promise.all([
    params.then(readPage),
    getTranslations('fantasy-pages.entrant'),
    getTranslations('fantasy'),
  ]);
  if (!page) return {};
  const { season, slug, name, seasonName } = page.league;
  const { entrant } = page.of;
  const texts = { name: entrantText(entrant, fantasy), league: name, season: seasonName };
  const metadata = await pageMetadata({
    path: paths.fantasyEntrant(season, slug, entrant.number),
    title: t('title', texts),
    description: t('description', texts),
    share: entrant.player && !entrant.player.isHidden ? shareSubjects.player(entrant.player.slug) : undefined,
  });
  // The player's own page is what search engines should find.
  return { ...metadata, robots: { index: false, follow: true } };
}

export default async function FantasyEntrantPage({ params }: Props) {
  const { league, of } = orNotFound(await readPage(await params));
  const [t, fantasy, positions] = await Promise.all([
    getTranslations('fantasy-pages.entrant'),
    getTranslations('fantasy'),
    getTranslations('positions'),
  ]);
  const { player } = of.entrant;
  return (
    <>
      <FantasyMasthead
        title={entrantText(of.entrant, fantasy)}
        league={league}
        meta={entrantNote(of.entrant, positions)}
        action={
          player &&
          !player.isHidden && (
            <ButtonLink href={paths.player(player.slug)} size="sm">
              {t('toPlayer')}
            </ButtonLink>
          )
        }
      />
      <PageBody>
        <EntrantPage of={of} />
      </PageBody>
    </>
  );
}
