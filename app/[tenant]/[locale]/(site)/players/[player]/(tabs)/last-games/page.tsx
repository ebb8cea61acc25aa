import { AllPlayerGames } from '#components/player/games/all-games.tsx';
import { gamesPageSize } from '#components/player/games/games-at-once.ts';
import { playerMetadata } from '#components/player/player-metadata.ts';
import { readPlayer, readPlayerCareer, readPlayerGames } from '#lib/api/readers/players.ts';
import { paths } from '#lib/paths.ts';
import { orMoved } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<{ player: string }> };

export async function generateMetadata({ params }: Props) {
  return playerMetadata((await params).player, 'last-games');
}

export default async function PlayerLastGamesPage({ params }: Props) {
  const { player } = await params;
  const [career, first, found] = await Promise.all([
    readPlayerCareer(player),
    readPlayerGames(player, gamesPageSize),
    readPlayer(player),
  ]);
  await orMoved(player, found, (slug) => paths.player(slug, 'last-games'));
  return <AllPlayerGames slug={player} first={orNotFound(first)} seasons={orNotFound(career).seasons} />;
}
