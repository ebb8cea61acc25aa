import { gameMetadata } from '#components/game/game-metadata.ts';
import { VideoTab } from '#components/game/tabs/video-tab.tsx';
import { type PlayoffGameParams, readPlayoffGame } from '#lib/api/readers/game.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<PlayoffGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readPlayoffGame(await params), 'game-video');
}

export default async function GameVideoPage({ params }: Props) {
  return <VideoTab game={orNotFound(await readPlayoffGame(await params))} />;
}
