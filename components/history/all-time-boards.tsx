'use client';

import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { AllTimeBoard } from '#lib/api/contract/history.ts';
import { type AllTimeCategory, percentageCategories } from '#lib/basketball/all-time-categories.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { AnswerPane } from './answer-pane.tsx';
import { CompetitionFilter, useCompetition } from './competition-filter.tsx';
import { formatFigure, formatSpan } from './format-figure.ts';
import type { HistoryLabels } from './history-labels.ts';
import { RecordList } from './record-list.tsx';
import { useAnswer } from './use-answer.ts';

type Props = {
  boards: readonly AllTimeBoard[];
  limit: number;
  labels: HistoryLabels & { totals: string; percentages: string };
};

/** All-time leaders: career totals, then percentages with their qualification rule. */
export function AllTimeBoards({ boards: initial, limit, labels }: Props) {
  const locale = usePageLocale();
  const [competition] = useCompetition(labels);
  const { answer: boards, ...state } = useAnswer(competition, initial, async (signal) => {
    const { fetchAllTimeLeaders } = await import('#lib/api/queries/history.ts');
    return (await fetchAllTimeLeaders({ locale, competition, limit }, signal)).boards;
  });
  const isPercentage = (board: AllTimeBoard) => percentageCategories.some((category) => category === board.category);
  const parts = [
    { title: labels.totals, boards: boards.filter((board) => !isPercentage(board)) },
    { title: labels.percentages, boards: boards.filter(isPercentage) },
  ];
  return (
    <>
      <CompetitionFilter labels={labels} />
      <AnswerPane {...state} labels={labels}>
        {parts.map(({ title, boards: titleBoards }) => (
          <Section key={title} title={title}>
            {titleBoards.every(({ leaders }) => leaders.length === 0) ? (
              <EmptyState title={labels.emptyTitle} text={labels.noPlayers} />
            ) : (
              <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
                {titleBoards
                  .filter(({ leaders }) => leaders.length > 0)
                  .map((board) => (
                    <Board key={board.category} board={board} competition={competition} labels={labels} />
                  ))}
              </div>
            )}
          </Section>
        ))}
      </AnswerPane>
    </>
  );
}

function completeListHref(by: AllTimeCategory, competition: string): string {
  const tab = percentageCategories.some((category) => category === by) ? 'per-game' : 'leaders';
  return `${paths.history(tab)}?${new URLSearchParams({ ...(competition && { competition }), by })}`;
}

function Board({ board, competition, labels }: { board: AllTimeBoard; competition: string; labels: HistoryLabels }) {
  const locale = usePageLocale();
  const { category, leaders, further } = board;
  const percentage = percentageCategories.find((each) => each === category);
  const rule = percentage && labels.minimum[competition]?.[percentage];
  return (
    <RecordList
      title={labels.categories[category]}
      href={completeListHref(category, competition)}
      lines={leaders.map((leader) => ({
        ...leader,
        key: leader.player.id,
        text: formatFigure(locale, category, 'total', leader.value),
        note: `${leader.team.shortName} · ${formatSpan(leader)}`,
      }))}
      notes={[...(further > 0 ? [`${labels.level}: ${formatInteger(locale, further)}`] : []), ...(rule ? [rule] : [])]}
    />
  );
}
