import { gameMetadata } from '#components/game/game-metadata.ts';
import { PlayerStatsTab } from '#components/game/tabs/player-stats-tab.tsx';
import { type RoundGameParams, readRoundGame } from '#lib/api/readers/game.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<RoundGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readRoundGame(await params), 'player-stats');
}

export default async function PlayerStatsPage({ params }: Props) {
  return <PlayerStatsTab game={orNotFound(await readRoundGame(await params))} />;
}
