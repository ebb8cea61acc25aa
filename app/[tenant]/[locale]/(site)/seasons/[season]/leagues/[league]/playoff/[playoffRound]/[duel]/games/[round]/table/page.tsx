import { gameMetadata } from '#components/game/game-metadata.ts';
import { NoTable } from '#components/game/tabs/no-table.tsx';
import { type PlayoffGameParams, readPlayoffGame } from '#lib/api/readers/game.ts';
import { found } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<PlayoffGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readPlayoffGame(await params), 'table');
}

export default async function TablePage({ params }: Props) {
  return <NoTable game={found(await readPlayoffGame(await params))} />;
}
