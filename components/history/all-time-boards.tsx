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
  words: HistoryLabels & { totals: string; shares: string };
};

/** The all-time leaders: sums of careers, then shares with the rule that says who is counted. */
export function AllTimeBoards({ boards: initial, limit, words }: Props) {
  const locale = usePageLocale();
  const [competition] = useCompetition(words);
  const { answer: boards, ...state } = useAnswer(competition, initial, async (signal) => {
    const { fetchAllTimeLeaders: askLeaders } = await import('#lib/api/queries/history.ts');
    return (await askLeaders({ locale, competition, limit }, signal)).boards;
  });
  const isShare = (board: AllTimeBoard) => percentageCategories.some((category) => category === board.category);
  const parts = [
    { title: words.totals, boards: boards.filter((board) => !isShare(board)) },
    { title: words.shares, boards: boards.filter(isShare) },
  ];
  return (
    <>
      <CompetitionFilter words={words} />
      <AnswerPane {...state} words={words}>
        {parts.map(({ title, boards: own }) => (
          <Section key={title} title={title}>
            {own.every(({ leaders }) => leaders.length === 0) ? (
              <EmptyState title={words.emptyTitle} text={words.nobody} />
            ) : (
              <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
                {own.map((board) => (
                  <Board key={board.category} board={board} competition={competition} words={words} />
                ))}
              </div>
            )}
          </Section>
        ))}
      </AnswerPane>
    </>
  );
}

function wholeList(by: AllTimeCategory, competition: string): string {
  const tab = percentageCategories.some((share) => share === by) ? 'per-game' : 'leaders';
  return `${paths.history(tab)}?${new URLSearchParams({ ...(competition && { competition }), by })}`;
}

function Board({ board, competition, words }: { board: AllTimeBoard; competition: string; words: HistoryLabels }) {
  const locale = usePageLocale();
  const { category, leaders, further } = board;
  const share = percentageCategories.find((one) => one === category);
  const rule = share && words.minimum[competition]?.[share];
  return (
    <RecordList
      title={words.categories[category]}
      href={wholeList(category, competition)}
      lines={leaders.map((leader) => ({
        ...leader,
        key: leader.player.id,
        text: formatFigure(locale, category, 'total', leader.value),
        note: `${leader.team.shortName} · ${formatSpan(leader)}`,
      }))}
      notes={[
        ...(leaders.length === 0 ? [words.nobody] : []),
        ...(further > 0 ? [`${words.level}: ${formatInteger(locale, further)}`] : []),
        ...(rule ? [rule] : []),
      ]}
    />
  );
}
