import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { positions as allPositions } from '#lib/api/contract/player.ts';
import type { PlayerIndex } from '#lib/api/contract/player-directory.ts';
import type { PlayersPage } from '#lib/api/readers/player-directory.ts';
import { sortByText } from '#lib/i18n/collator.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { optionsOf } from './choice.ts';
import { DirectoryBrowser } from './directory-browser.tsx';
import type { DirectoryLabels } from './directory-labels.ts';

/** All players from A to Z; the browser filters and extends the list through the API. */
export function PlayerDirectory({ first, index }: { first: PlayersPage; index: PlayerIndex }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('players');
  const positions = useTranslations('positions');
  if (first.items.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  const toOptions = (items: readonly { slug: string; name: string }[]) =>
    items.map(({ slug, name }) => ({ value: slug, label: name }));
  const labels: DirectoryLabels = {
    search: t('search'),
    letters: t('letters'),
    all: t('all'),
    more: t('more'),
    loading: t('loading'),
    nothingTitle: t('nothingTitle'),
    nothingText: t('nothingText'),
    failedTitle: t('failedTitle'),
    failedText: t('failedText'),
    retry: t('retry'),
    reset: t('reset'),
    positions: Object.fromEntries(allPositions.map((id) => [id, positions(`${id}.short`)])),
  };
  return (
    <DirectoryBrowser
      first={first}
      options={optionsOf(index)}
      labels={labels}
      facets={[
        {
          key: 'club',
          label: t('club'),
          allLabel: t('allClubs'),
          options: toOptions(sortByText(locale, index.clubs, ({ name }) => name)),
        },
        { key: 'season', label: t('season'), allLabel: t('allSeasons'), options: toOptions(index.seasons) },
        {
          key: 'position',
          label: t('position'),
          allLabel: t('allPositions'),
          options: index.positions.map((id) => ({ value: id, label: positions(`${id}.name`) })),
        },
      ]}
    />
  );
}
