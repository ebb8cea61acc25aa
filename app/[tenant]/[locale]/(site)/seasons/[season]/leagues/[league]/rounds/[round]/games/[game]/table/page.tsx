import { gameMetadata } from '#components/game/game-metadata.ts';
import { NoGameStandings } from '#components/game/tabs/no-standings.tsx';
import { StandingsOfDay } from '#components/league/standings/table-of-day.tsx';
import { type RoundGameParams, readRoundGame } from '#lib/api/readers/game.ts';
import { readStandingsOfDay } from '#lib/api/readers/game-history.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<RoundGameParams> };

export async function generateMetadata({ params }: Props) {
  return gameMetadata(await readRoundGame(await params), 'table');
}

export default async function TablePage({ params }: Props) {
  const game = orNotFound(await readRoundGame(await params));
  const standings = await readStandingsOfDay(game);
  return standings ? <StandingsOfDay table={standings} game={game} /> : <NoGameStandings game={game} />;
}
