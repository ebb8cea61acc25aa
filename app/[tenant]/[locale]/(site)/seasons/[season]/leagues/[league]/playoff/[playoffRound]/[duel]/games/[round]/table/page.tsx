import { gameMetadata } from '#components/game/game-metadata.ts';
import { NoGameStandings } from '#components/game/tabs/no-standings.tsx';
import { type PlayoffGameParams, readPlayoffGame } from '#lib/api/readers/game.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<PlayoffGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readPlayoffGame(await params), 'table');
}

export default async function TablePage({ params }: Props) {
  return <NoGameStandings game={orNotFound(await readPlayoffGame(await params))} />;
}
