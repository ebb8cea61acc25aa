import { CareerRanking } from '#components/history/career-ranking.tsx';
import { historyMetadata } from '#components/history/history-metadata.ts';
import { readAllTimePlayers, readCompetitions } from '#lib/api/readers/history.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

export const generateMetadata = () => historyMetadata('per-game');

const limit = 100;

export default async function PerGamePage() {
  const [competitions, players] = await Promise.all([readCompetitions(), readAllTimePlayers('perGame', limit)]);
  return (
    <CareerRanking
      counting="perGame"
      competitions={orNotFound(competitions)}
      players={orNotFound(players)}
      limit={limit}
    />
  );
}
