import { gameMetadata } from '#components/game/game-metadata.ts';
import { NoTable } from '#components/game/tabs/no-table.tsx';
import { TableOfDay } from '#components/league/standings/table-of-day.tsx';
import { type RoundGameParams, readRoundGame } from '#lib/api/readers/game.ts';
import { readTableOfDay } from '#lib/api/readers/game-history.ts';
import { found } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<RoundGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readRoundGame(await params), 'table');
}

export default async function TablePage({ params }: Props) {
  const game = found(await readRoundGame(await params));
  const table = await readTableOfDay(game);
  return table ? <TableOfDay table={table} game={game} /> : <NoTable game={game} />;
}
