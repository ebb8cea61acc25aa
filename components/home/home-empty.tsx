import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';

/** A site at its very beginning. */
export function HomeEmpty() {
  const t = useTranslations('home');
  return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
}
