import { Galleries } from '#components/gallery/galleries.tsx';
import { playerMetadata } from '#components/player/player-metadata.ts';
import { readGalleries } from '#lib/api/readers/galleries.ts';
import { readPlayer } from '#lib/api/readers/players.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { paths } from '#lib/paths.ts';
import { orMoved } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<{ player: string }> };

export async function generateMetadata({ params }: Props) {
  return playerMetadata((await params).player, 'photos');
}

export default async function PlayerPhotosPage({ params }: Props) {
  const { player } = await params;
  const [galleries, config, found] = await Promise.all([readGalleries({ player }), readConfig(), readPlayer(player)]);
  await orMoved(player, found, (slug) => paths.player(slug, 'photos'));
  return <Galleries galleries={orNotFound(galleries)} timeZone={orNotFound(config).config.website.timeZone} />;
}
