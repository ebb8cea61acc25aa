import { gameMetadata } from '#components/game/game-metadata.ts';
import { PlayByPlayTab } from '#components/game/tabs/play-by-play-tab.tsx';
import { type RoundGameParams, readRoundGame } from '#lib/api/readers/game.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<RoundGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readRoundGame(await params), 'play-by-play');
}

export default async function PlayByPlayPage({ params }: Props) {
  return <PlayByPlayTab game={orNotFound(await readRoundGame(await params))} />;
}
