'use client';

import { Select } from '#components/ui/select.tsx';
import { useAddressQuery } from '#lib/routing/use-address-query.ts';
import type { HistoryLabels } from './history-labels.ts';

/** The competition that the address names, empty for all of them. One that is not there counts as none. */
export function useCompetition({ competitions }: Pick<HistoryLabels, 'competitions'>) {
  const [asked, change] = useAddressQuery('competition');
  const value = competitions.some((option) => option.value === asked) ? asked : '';
  return [value, change] as const;
}

/** Chooses the competition; with only one there is nothing to choose. */
export function CompetitionFilter({ words }: { words: Pick<HistoryLabels, 'competition' | 'competitions'> }) {
  const [value, change] = useCompetition(words);
  if (words.competitions.length <= 2) return null;
  return (
    <Select
      label={words.competition}
      options={words.competitions}
      value={value}
      onValueChange={change}
      className="min-w-40 flex-1 sm:max-w-64"
    />
  );
}
