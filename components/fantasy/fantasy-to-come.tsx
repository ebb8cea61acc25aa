import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';

/** The placeholder page of the fantasy league until it opens. */
export function FantasyToCome() {
  const t = useTranslations('fantasy');
  return <EmptyState title={t('toComeTitle')} text={t('toComeText')} />;
}
