import { gameMetadata } from '#components/game/game-metadata.ts';
import { TeamStatsTab } from '#components/game/tabs/team-stats-tab.tsx';
import { type RoundGameParams, readRoundGame } from '#lib/api/readers/game.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<RoundGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readRoundGame(await params), 'team-stats');
}

export default async function TeamStatsPage({ params }: Props) {
  return <TeamStatsTab game={orNotFound(await readRoundGame(await params))} />;
}
