import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';

export function NoTeams() {
  const t = useTranslations('club');
  return <EmptyState title={t('noTeamsTitle')} text={t('noTeamsText')} />;
}
