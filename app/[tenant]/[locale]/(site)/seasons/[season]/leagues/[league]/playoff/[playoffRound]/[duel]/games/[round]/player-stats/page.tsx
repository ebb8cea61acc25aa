import { gameMetadata } from '#components/game/game-metadata.ts';
import { PlayerStatsTab } from '#components/game/tabs/player-stats-tab.tsx';
import { type PlayoffGameParams, readPlayoffGame } from '#lib/api/readers/game.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<PlayoffGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readPlayoffGame(await params), 'player-stats');
}

export default async function PlayerStatsPage({ params }: Props) {
  return <PlayerStatsTab game={orNotFound(await readPlayoffGame(await params))} />;
}
