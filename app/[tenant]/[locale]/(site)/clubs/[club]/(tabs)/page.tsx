import { clubMetadata } from '#components/club/club-metadata.ts';
import { ClubOverview } from '#components/club/overview/club-overview.tsx';
import { RelatedNews } from '#components/entity/story/related-news.tsx';
import { readClub, readClubHistory } from '#lib/api/readers/clubs.ts';
import { readGames } from '#lib/api/readers/games.ts';
import { readNews } from '#lib/api/readers/news.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { paths } from '#lib/paths.ts';
import { orMoved } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<{ club: string }> };

export async function generateMetadata({ params }: Props) {
  return clubMetadata((await params).club, 'overview');
}

export default async function ClubPage({ params }: Props) {
  const { club: slug } = await params;
  const [club, history, next, news, config] = await Promise.all([
    readClub(slug),
    readClubHistory(slug),
    readGames({ when: 'upcoming', limit: 2, team: slug }),
    readNews(4, { club: slug }),
    readConfig(),
  ]);
  await orMoved(slug, club, paths.club);
  return (
    <ClubOverview club={orNotFound(club)} history={orNotFound(history)} next={next ?? []}>
      <RelatedNews news={news ?? []} site={orNotFound(config).config.website} />
    </ClubOverview>
  );
}
