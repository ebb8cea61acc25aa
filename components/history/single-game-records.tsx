import { useTranslations } from 'next-intl';
import type { GameRecordBoard } from '#lib/api/contract/history.ts';
import type { Competitions } from '#lib/api/readers/history.ts';
import { GameRecords } from './game-records.tsx';
import { historyLabels } from './history-labels.ts';

/** Single-game records, with all labels for the browser. */
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
  const labels = historyLabels(competitions, t, statistics);
  return <GameRecords boards={boards} limit={limit} title={t('records')} labels={labels} />;
}
