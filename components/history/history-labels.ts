import type { Option } from '#components/ui/segments.ts';
import type { AllTimeMinimum } from '#lib/api/contract/history.ts';
import type { Competitions } from '#lib/api/readers/history.ts';
import {
  type AllTimeCategory,
  allTimeCategories,
  type percentageCategories,
  type RecordStatistic,
  recordStatistics,
} from '#lib/basketball/all-time-categories.ts';
import type { Translate } from '#lib/i18n/translate.ts';

export type MinimumNotes = Record<'games' | (typeof percentageCategories)[number], string>;

/** All labels of the record book for the browser, in the locale of the page. */
export type HistoryLabels = {
  competition: string;
  competitions: Option[];
  /** Qualification notes by competition; the empty key is for all competitions together. */
  minimum: Record<string, MinimumNotes>;
  level: string;
  rankedBy: string;
  player: string;
  emptyTitle: string;
  emptyText: string;
  noPlayers: string;
  loading: string;
  failed: string;
  retry: string;
  categories: Record<AllTimeCategory, string>;
  statistics: Record<RecordStatistic, string>;
};

export function historyLabels(
  { all, competitions }: Competitions,
  t: Translate<'history'>,
  statistics: Translate<'statistics'>,
): HistoryLabels {
  const notesOf = ({ games, attempts }: AllTimeMinimum): MinimumNotes => {
    const attemptsNote = (category: (typeof percentageCategories)[number]) =>
      t('minimumAttempts', { games, attempts: attempts[category] });
    return {
      games: t('minimumGames', { games }),
      twoPointShare: attemptsNote('twoPointShare'),
      threePointShare: attemptsNote('threePointShare'),
      freeThrowShare: attemptsNote('freeThrowShare'),
    };
  };
  return {
    competition: t('competition'),
    competitions: [
      { value: '', label: t('allCompetitions') },
      ...competitions.map(({ slug, name }) => ({ value: slug, label: name })),
    ],
    minimum: {
      '': notesOf(all.minimum),
      ...Object.fromEntries(competitions.map(({ slug, minimum }) => [slug, notesOf(minimum)])),
    },
    level: t('level'),
    rankedBy: t('rankedBy'),
    player: statistics('player.name'),
    emptyTitle: t('emptyTitle'),
    emptyText: t('emptyText'),
    noPlayers: t('nobody'),
    loading: t('loading'),
    failed: t('failed'),
    retry: t('retry'),
    categories: namesOf(allTimeCategories, (category) => statistics(`${category}.name`)),
    statistics: namesOf(recordStatistics, (statistic) => statistics(`${statistic}.name`)),
  };
}

function namesOf<Key extends string>(keys: readonly Key[], name: (key: Key) => string): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, name(key)])) as Record<Key, string>;
}
