import { useTranslations } from 'next-intl';
import type { AllTimeBoard } from '#lib/api/contract/history.ts';
import type { Competitions } from '#lib/api/readers/history.ts';
import { AllTimeBoards } from './all-time-boards.tsx';
import { historyLabels } from './history-labels.ts';

/** First page of the record book, with all labels for the browser. */
export function BestPlayers({
  competitions,
  boards,
  limit,
}: {
  competitions: Competitions;
  boards: readonly AllTimeBoard[];
  limit: number;
}) {
  const t = useTranslations('history');
  const statistics = useTranslations('statistics');
  const labels = historyLabels(competitions, t, statistics);
  return (
    <AllTimeBoards
      boards={boards}
      limit={limit}
      labels={{ ...labels, totals: t('totals'), percentages: t('shares') }}
    />
  );
}
