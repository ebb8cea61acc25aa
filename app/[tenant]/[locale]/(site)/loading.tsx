import { useTranslations } from 'next-intl';
import { PageBody } from '#components/layout/page-body.tsx';
import { TableSkeleton } from '#components/ui/skeleton.tsx';

export default function PageLoading() {
  const t = useTranslations('common');
  return (
    <PageBody>
      <TableSkeleton label={t('loading')} />
    </PageBody>
  );
}
