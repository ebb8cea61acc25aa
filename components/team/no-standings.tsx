import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';

export function NoTeamStandings() {
  const t = useTranslations('team');
  return <EmptyState title={t('noTableTitle')} text={t('noTableText')} />;
}
