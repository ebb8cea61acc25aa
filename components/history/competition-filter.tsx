'use client';

import { Select } from '#components/ui/select.tsx';
import { useAddress } from '#components/ui/use-address.ts';
import type { HistoryLabels } from './history-labels.ts';

/** Returns the competition in the query of the URL, empty for all, and its setter. Unknown values count as all. */
export function useCompetition({ competitions }: Pick<HistoryLabels, 'competitions'>) {
  const [address, setAddress] = useAddress(['competition']);
  const value = competitions.find((option) => option.value === address.competition)?.value ?? '';
  return [value, (next: string) => setAddress('competition', next)] as const;
}

/** Selects the competition; hidden if there is only one. */
export function CompetitionFilter({ labels }: { labels: Pick<HistoryLabels, 'competition' | 'competitions'> }) {
  const [value, change] = useCompetition(labels);
  if (labels.competitions.length <= 2) return null;
  return (
    <Select
      label={labels.competition}
      options={labels.competitions}
      value={value}
      onValueChange={change}
      className="min-w-40 flex-1 sm:max-w-64"
    />
  );
}
