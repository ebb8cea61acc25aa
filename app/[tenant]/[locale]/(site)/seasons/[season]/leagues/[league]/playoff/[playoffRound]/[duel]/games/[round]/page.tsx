import { gameMetadata } from '#components/game/game-metadata.ts';
import { TeamStatsTab } from '#components/game/tabs/team-stats-tab.tsx';
import { type PlayoffGameParams, readPlayoffGame } from '#lib/api/readers/game.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<PlayoffGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readPlayoffGame(await params), 'team-stats');
}

export default async function TeamStatsPage({ params }: Props) {
  return <TeamStatsTab game={orNotFound(await readPlayoffGame(await params))} />;
}
