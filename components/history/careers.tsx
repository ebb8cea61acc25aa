'use client';

import { useMemo } from 'react';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import { Select } from '#components/ui/select.tsx';
import { useAddress } from '#components/ui/use-address.ts';
import type { AllTimePlayer } from '#lib/api/contract/history.ts';
import type { AllTimePlayers } from '#lib/api/readers/history.ts';
import { type AllTimeCategory, type AllTimeMode, percentageCategories } from '#lib/basketball/all-time-categories.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import type { PackedRows } from '#lib/packed-rows/packed-rows.ts';
import { unpackRows } from '#lib/packed-rows/unpack-rows.ts';
import { AnswerPane } from './answer-pane.tsx';
import type { CareerColumn } from './career-cells.ts';
import { AllTimeCareerTable } from './career-table.tsx';
import { CompetitionFilter, useCompetition } from './competition-filter.tsx';
import type { HistoryLabels, MinimumNotes } from './history-labels.ts';
import { useAnswer } from './use-answer.ts';

/** Returns the qualification rule of a ranking; totals have none. */
function minimumOf(notes: MinimumNotes | undefined, counting: AllTimeMode, by: AllTimeCategory): string | undefined {
  const percentage = percentageCategories.find((category) => category === by);
  if (percentage) return notes?.[percentage];
  return counting === 'perGame' ? notes?.games : undefined;
}

const defaultCategory: AllTimeCategory = 'points';

type Props = {
  packed: PackedRows<AllTimePlayer>;
  /** How many more are level with the last of them. */
  further: number;
  counting: AllTimeMode;
  categories: readonly AllTimeCategory[];
  limit: number;
  columns: readonly CareerColumn[];
  title: string;
  labels: HistoryLabels;
};

/**
 * Careers as a table, ranked by the category that the visitor selects; competition and category are in the query of
 * the URL.
 */
export function Careers({ packed, further, counting, categories, limit, columns, title, labels }: Props) {
  const locale = usePageLocale();
  const initial: AllTimePlayers = useMemo(() => ({ players: unpackRows(packed), further }), [packed, further]);
  const [competition] = useCompetition(labels);
  const [address, setAddress] = useAddress(['by']);
  const by = categories.find((category) => category === address.by) ?? defaultCategory;
  const key = competition === '' && by === defaultCategory ? '' : `${competition} ${by}`;
  const { answer, ...state } = useAnswer(key, initial, async (signal) => {
    const { fetchAllTimePlayers } = await import('#lib/api/queries/history.ts');
    return fetchAllTimePlayers({ locale, counting, by, limit, ...(competition && { competition }) }, signal);
  });
  const rule = minimumOf(labels.minimum[competition], counting, by);
  return (
    <>
      <div className="flex flex-wrap gap-2" data-print="none">
        <Select
          label={labels.rankedBy}
          options={categories.map((category) => ({ value: category, label: labels.categories[category] }))}
          value={by}
          onValueChange={(value) => setAddress('by', value === defaultCategory ? '' : value)}
          className="min-w-40 flex-1 sm:max-w-64"
        />
        <CompetitionFilter labels={labels} />
      </div>
      <AnswerPane {...state} labels={labels}>
        <Section title={`${title}: ${labels.categories[by]}`}>
          {answer.players.length === 0 ? (
            <EmptyState title={labels.emptyTitle} text={labels.noPlayers} />
          ) : (
            <AllTimeCareerTable
              caption={`${title}: ${labels.categories[by]}`}
              head={labels.player}
              columns={columns}
              players={answer.players}
              counting={counting}
              by={by}
              locale={locale}
            />
          )}
          {answer.further > 0 && <Note text={`${labels.level}: ${formatInteger(locale, answer.further)}`} />}
          {rule && <Note text={rule} />}
        </Section>
      </AnswerPane>
    </>
  );
}

const Note = ({ text }: { text: string }) => <p className="pt-1.5 text-xs text-quiet">{text}</p>;
