import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';

export function VideoTab() {
  const t = useTranslations('game');
  return <EmptyState title={t('noVideoTitle')} text={t('noVideoText')} />;
}
