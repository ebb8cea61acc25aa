import { historyMetadata } from '#components/history/history-metadata.ts';
import { SingleGameRecords } from '#components/history/single-game-records.tsx';
import { readCompetitions, readGameRecords } from '#lib/api/readers/history.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

export const generateMetadata = () => historyMetadata('game-records');

const limit = 5;

export default async function GameRecordsPage() {
  const [competitions, boards] = await Promise.all([readCompetitions(), readGameRecords(limit)]);
  return <SingleGameRecords competitions={orNotFound(competitions)} boards={orNotFound(boards)} limit={limit} />;
}
