import { FantasyToCome } from '#components/fantasy/fantasy-to-come.tsx';
import { gameMetadata } from '#components/game/game-metadata.ts';
import { type RoundGameParams, readRoundGame } from '#lib/api/readers/game.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<RoundGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readRoundGame(await params), 'fantasy');
}

export default async function FantasyPage({ params }: Props) {
  orNotFound(await readRoundGame(await params));
  return <FantasyToCome />;
}
