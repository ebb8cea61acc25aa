import { gameMetadata } from '#components/game/game-metadata.ts';
import { GameReportTab } from '#components/game/tabs/game-report-tab.tsx';
import { type PlayoffGameParams, readPlayoffGame } from '#lib/api/readers/game.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<PlayoffGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readPlayoffGame(await params), 'game-report');
}

export default async function GameReportPage({ params }: Props) {
  return <GameReportTab game={orNotFound(await readPlayoffGame(await params))} />;
}
