import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';

/** Empty state of a new site. */
export function HomeEmpty() {
  const t = useTranslations('home');
  return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
}
