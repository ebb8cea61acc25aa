import { useLocale, useTranslations } from 'next-intl';
import { teamsOfGames } from '#components/entity/calendar/teams-of.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ListFilter } from '#components/ui/list-filter.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { sortByText } from '#lib/i18n/collator.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { RoundGames } from './round-games.tsx';
import { roundsOf } from './rounds-of.ts';

/** All games of a league by round, filterable by team. */
export function AllGames({ games }: { games: readonly GameSummary[] }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('league-games');
  if (games.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <ListFilter
      facets={[
        {
          key: 'team',
          label: t('team'),
          allLabel: t('allTeams'),
          options: sortByText(locale, teamsOfGames(games), ({ name }) => name).map(({ slug, name }) => ({
            value: slug,
            label: name,
          })),
        },
      ]}
    >
      <div className="flex flex-col gap-8">
        {roundsOf(games).map((round) => (
          <RoundGames key={round.id} {...round} />
        ))}
      </div>
    </ListFilter>
  );
}
