import { CareerRanking } from '#components/history/career-ranking.tsx';
import { historyMetadata } from '#components/history/history-metadata.ts';
import { readAllTimePlayers, readCompetitions } from '#lib/api/readers/history.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

export const generateMetadata = () => historyMetadata('leaders');

const limit = 100;

export default async function LeadersPage() {
  const [competitions, players] = await Promise.all([readCompetitions(), readAllTimePlayers('total', limit)]);
  return (
    <CareerRanking
      counting="total"
      competitions={orNotFound(competitions)}
      players={orNotFound(players)}
      limit={limit}
    />
  );
}
