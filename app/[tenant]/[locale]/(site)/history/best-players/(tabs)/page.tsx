import { BestPlayers } from '#components/history/best-players.tsx';
import { historyMetadata } from '#components/history/history-metadata.ts';
import { readAllTimeLeaders, readCompetitions } from '#lib/api/readers/history.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

export const generateMetadata = () => historyMetadata('best-players');

const limit = 5;

export default async function BestPlayersPage() {
  const [competitions, boards] = await Promise.all([readCompetitions(), readAllTimeLeaders(limit)]);
  return <BestPlayers competitions={orNotFound(competitions)} boards={orNotFound(boards)} limit={limit} />;
}
