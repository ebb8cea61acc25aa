import { useLocale, useTranslations } from 'next-intl';
import { teamsOfGames } from '#components/entity/calendar/teams-of.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ListFilter } from '#components/ui/list-filter.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { sortByText } from '#lib/i18n/collator.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { RoundGames } from './round-games.tsx';
import { openingRound, type RoundOfGames, roundsOf } from './rounds-of.ts';

/** All games of a league by round and day. It opens at the current round; a team is shown in all its rounds. */
export function AllGames({ games }: { games: readonly GameSummary[] }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('league-games');
  const navigation = useTranslations('navigation');
  if (games.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  const rounds = roundsOf(games);
  const opening = openingRound(rounds);
  const hasPhases = new Set(rounds.map(({ phase }) => phase.slug)).size > 1;
  // In a playoff the name of the round already includes the phase.
  const titleOf = ({ phase, round }: RoundOfGames) =>
    phase.kind === 'playoff' || !hasPhases ? round.name : t('roundOfPhase', { round: round.name, phase: phase.name });
  return (
    <ListFilter
      nothingFound={t('nothingFound')}
      foldedAs={t('filters')}
      facets={[
        {
          key: 'round',
          label: t('round'),
          allLabel: t('allRounds'),
          options: rounds.map((round) => ({ value: round.id, label: titleOf(round) })),
          ...(opening && {
            opening: { value: opening, previous: t('previousRound'), next: t('nextRound') },
          }),
        },
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
      <h2 className="sr-only">{navigation('leagueTabs.allGames')}</h2>
      <div className="flex min-h-svh flex-col gap-8">
        {rounds.map((round) => (
          <RoundGames key={round.id} of={round} title={titleOf(round)} undated={t('undated')} />
        ))}
      </div>
    </ListFilter>
  );
}
