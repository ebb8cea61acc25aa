import { gameMetadata } from '#components/game/game-metadata.ts';
import { HistoryTab } from '#components/game/tabs/history-tab.tsx';
import { type PlayoffGameParams, readPlayoffGame } from '#lib/api/readers/game.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<PlayoffGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readPlayoffGame(await params), 'history');
}

export default async function HistoryPage({ params }: Props) {
  return <HistoryTab game={orNotFound(await readPlayoffGame(await params))} />;
}
