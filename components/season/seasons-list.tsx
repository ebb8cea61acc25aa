import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { SeasonWithLeagues } from '#lib/api/readers/season-leagues.ts';
import { SeasonCard } from './season-card.tsx';

/** All seasons, the newest first. */
export function SeasonsList({ seasons }: { seasons: readonly SeasonWithLeagues[] }) {
  const t = useTranslations('season');
  if (seasons.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  return seasons.map(({ season, leagues }) => <SeasonCard key={season.id} season={season} leagues={leagues} />);
}
