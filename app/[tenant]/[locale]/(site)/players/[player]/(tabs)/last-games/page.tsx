import { AllPlayerGames } from '#components/player/games/all-games.tsx';
import { gamesPageSize } from '#components/player/games/games-at-once.ts';
import { playerMetadata } from '#components/player/player-metadata.ts';
import { readPlayerCareer, readPlayerGames } from '#lib/api/readers/players.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<{ player: string }> };

export async function generateMetadata({ params }: Props) {
  return playerMetadata((await params).player, 'last-games');
}

export default async function PlayerLastGamesPage({ params }: Props) {
  const { player } = await params;
  const [career, first] = await Promise.all([readPlayerCareer(player), readPlayerGames(player, gamesPageSize)]);
  return <AllPlayerGames slug={player} first={orNotFound(first)} seasons={orNotFound(career).seasons} />;
}
