import { gameMetadata } from '#components/game/game-metadata.ts';
import { HistoryTab } from '#components/game/tabs/history-tab.tsx';
import { type RoundGameParams, readRoundGame } from '#lib/api/readers/game.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<RoundGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readRoundGame(await params), 'history');
}

export default async function HistoryPage({ params }: Props) {
  return <HistoryTab game={orNotFound(await readRoundGame(await params))} />;
}
