import { gameMetadata } from '#components/game/game-metadata.ts';
import { VideoTab } from '#components/game/tabs/video-tab.tsx';
import { type RoundGameParams, readRoundGame } from '#lib/api/readers/game.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<RoundGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readRoundGame(await params), 'game-video');
}

export default async function GameVideoPage({ params }: Props) {
  return <VideoTab game={orNotFound(await readRoundGame(await params))} />;
}
