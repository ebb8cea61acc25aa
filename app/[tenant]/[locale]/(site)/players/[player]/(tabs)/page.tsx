import { RelatedNews } from '#components/entity/story/related-news.tsx';
import { playerMetadata } from '#components/player/player-metadata.ts';
import { PlayerOverview } from '#components/player/player-overview.tsx';
import { readNews } from '#lib/api/readers/news.ts';
import { readPlayerCareer } from '#lib/api/readers/players.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { found } from '#lib/routing/found.ts';

type Props = { params: Promise<{ player: string }> };

export async function generateMetadata({ params }: Props) {
  return playerMetadata((await params).player, 'overview');
}

export default async function PlayerPage({ params }: Props) {
  const { player } = await params;
  const [career, news, config] = await Promise.all([readPlayerCareer(player), readNews(4, { player }), readConfig()]);
  return (
    <>
      <PlayerOverview career={found(career)} slug={player} />
      <RelatedNews news={news ?? []} site={found(config).config.website} />
    </>
  );
}
