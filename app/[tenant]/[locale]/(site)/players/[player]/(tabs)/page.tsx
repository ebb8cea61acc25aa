import { playerMetadata } from '#components/player/player-metadata.ts';
import { PlayerOverview } from '#components/player/player-overview.tsx';
import { readPlayerCareer } from '#lib/api/readers/players.ts';
import { found } from '#lib/routing/found.ts';

type Props = { params: Promise<{ player: string }> };

export async function generateMetadata({ params }: Props) {
  return playerMetadata((await params).player, 'overview');
}

export default async function PlayerPage({ params }: Props) {
  const { player } = await params;
  return <PlayerOverview career={found(await readPlayerCareer(player))} slug={player} />;
}
