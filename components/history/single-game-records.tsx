import { useTranslations } from 'next-intl';
import type { GameRecordBoard } from '#lib/api/contract/history.ts';
import type { Competitions } from '#lib/api/readers/history.ts';
import { GameRecords } from './game-records.tsx';
import { historyLabels } from './history-labels.ts';

/** The records of single games, with all words for the browser. */
export function SingleGameRecords({
  competitions,
  boards,
  limit,
}: {
  competitions: Competitions;
  boards: readonly GameRecordBoard[];
  limit: number;
}) {
  const t = useTranslations('history');
  const statistics = useTranslations('statistics');
  const words = historyLabels(competitions, t, statistics);
  return <GameRecords boards={boards} limit={limit} title={t('records')} words={words} />;
}
