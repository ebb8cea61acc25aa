import { RelatedNews } from '#components/entity/story/related-news.tsx';
import { playerMetadata } from '#components/player/player-metadata.ts';
import { PlayerOverview } from '#components/player/player-overview.tsx';
import { readNews } from '#lib/api/readers/news.ts';
import { readPlayer, readPlayerCareer, readPlayerShots, readSeasonGames } from '#lib/api/readers/players.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { paths } from '#lib/paths.ts';
import { orMoved } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<{ player: string }> };

export async function generateMetadata({ params }: Props) {
  return playerMetadata((await params).player, 'overview');
}

export default async function PlayerPage({ params }: Props) {
  const { player: slug } = await params;
  const [player, career, games, shots, news, config] = await Promise.all([
    readPlayer(slug),
    readPlayerCareer(slug),
    readSeasonGames(slug),
    readPlayerShots(slug),
    readNews(4, { player: slug }),
    readConfig(),
  ]);
  await orMoved(slug, player, paths.player);
  return (
    <>
      <PlayerOverview
        player={orNotFound(player)}
        career={orNotFound(career)}
        games={orNotFound(games)}
        shots={orNotFound(shots)}
      />
      <RelatedNews news={news ?? []} site={orNotFound(config).config.website} />
    </>
  );
}
