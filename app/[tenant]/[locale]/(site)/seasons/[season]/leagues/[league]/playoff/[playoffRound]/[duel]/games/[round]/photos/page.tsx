import { Galleries } from '#components/gallery/galleries.tsx';
import { gameMetadata } from '#components/game/game-metadata.ts';
import { readGalleries } from '#lib/api/readers/galleries.ts';
import { type PlayoffGameParams, readPlayoffGame } from '#lib/api/readers/game.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<PlayoffGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readPlayoffGame(await params), 'photos');
}

export default async function PhotosPage({ params }: Props) {
  const game = orNotFound(await readPlayoffGame(await params));
  const galleries = orNotFound(await readGalleries({ gameId: game.id }));
  return <Galleries galleries={galleries} timeZone={game.tipOff.timeZone} />;
}
