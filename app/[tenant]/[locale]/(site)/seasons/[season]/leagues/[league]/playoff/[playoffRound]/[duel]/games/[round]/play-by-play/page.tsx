import { gameMetadata } from '#components/game/game-metadata.ts';
import { PlayByPlayTab } from '#components/game/tabs/play-by-play-tab.tsx';
import { type PlayoffGameParams, readPlayoffGame } from '#lib/api/readers/game.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<PlayoffGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readPlayoffGame(await params), 'play-by-play');
}

export default async function PlayByPlayPage({ params }: Props) {
  return <PlayByPlayTab game={orNotFound(await readPlayoffGame(await params))} />;
}
