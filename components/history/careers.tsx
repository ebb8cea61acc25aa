'use client';

import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import { Select } from '#components/ui/select.tsx';
import type { AllTimePlayers } from '#lib/api/readers/history.ts';
import type { AllTimeCategory, AllTimeMode } from '#lib/basketball/all-time-categories.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { useAddressQuery } from '#lib/routing/use-address-query.ts';
import { AnswerPane } from './answer-pane.tsx';
import type { CareerColumn } from './career-cells.ts';
import { AllTimeCareerTable } from './career-table.tsx';
import { CompetitionFilter, useCompetition } from './competition-filter.tsx';
import type { HistoryLabels } from './history-labels.ts';
import { minimumOf } from './minimum-of.ts';
import { useAnswer } from './use-answer.ts';

const first: AllTimeCategory = 'points';

type Props = {
  initial: AllTimePlayers;
  counting: AllTimeMode;
  categories: readonly AllTimeCategory[];
  limit: number;
  columns: readonly CareerColumn[];
  title: string;
  words: HistoryLabels;
};

/** Careers in a table, ranked by what the visitor chooses; competition and choice stand in the address. */
export function Careers({ initial, counting, categories, limit, columns, title, words }: Props) {
  const locale = usePageLocale();
  const [competition] = useCompetition(words);
  const [asked, rankBy] = useAddressQuery('by');
  const by = categories.find((category) => category === asked) ?? first;
  const key = competition === '' && by === first ? '' : `${competition} ${by}`;
  const { answer, ...state } = useAnswer(key, initial, async (signal) => {
    const { fetchAllTimePlayers: askPlayers } = await import('#lib/api/queries/history.ts');
    return askPlayers({ locale, counting, by, limit, ...(competition && { competition }) }, signal);
  });
  const rule = minimumOf(words.minimum[competition], counting, by);
  return (
    <>
      <div className="flex flex-wrap gap-2" data-print="none">
        <Select
          label={words.rankedBy}
          options={categories.map((category) => ({ value: category, label: words.categories[category] }))}
          value={by}
          onValueChange={(value) => rankBy(value === first ? '' : value)}
          className="min-w-40 flex-1 sm:max-w-64"
        />
        <CompetitionFilter words={words} />
      </div>
      <AnswerPane {...state} words={words}>
        <Section title={`${title}: ${words.categories[by]}`}>
          {answer.players.length === 0 ? (
            <EmptyState title={words.emptyTitle} text={words.nobody} />
          ) : (
            <AllTimeCareerTable
              caption={`${title}: ${words.categories[by]}`}
              head={words.player}
              columns={columns}
              players={answer.players}
              counting={counting}
              by={by}
              locale={locale}
            />
          )}
          {answer.further > 0 && <Note text={`${words.level}: ${formatInteger(locale, answer.further)}`} />}
          {rule && <Note text={rule} />}
        </Section>
      </AnswerPane>
    </>
  );
}

const Note = ({ text }: { text: string }) => <p className="pt-1.5 text-xs text-quiet">{text}</p>;
