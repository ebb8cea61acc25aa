import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { Season } from '#lib/api/contract/season.ts';
import { SeasonCard } from './season-card.tsx';

/** All seasons, the newest first. */
export function SeasonsList({ seasons }: { seasons: readonly Season[] }) {
  const t = useTranslations('season');
  if (seasons.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  return seasons.map((season) => <SeasonCard key={season.id} season={season} />);
}
