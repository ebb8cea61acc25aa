import { GameFantasyTab } from '#components/fantasy/game/game-fantasy-tab.tsx';
import { gameMetadata } from '#components/game/game-metadata.ts';
import { type RoundGameParams, readRoundGame } from '#lib/api/readers/game.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<RoundGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readRoundGame(await params), 'fantasy');
}

export default async function FantasyPage({ params }: Props) {
  return <GameFantasyTab game={orNotFound(await readRoundGame(await params))} />;
}
