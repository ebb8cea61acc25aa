import { getTranslations } from 'next-intl/server';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { paths } from '#lib/paths.ts';
import { authMetadata } from '#lib/seo/auth-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('profile');
  return authMetadata({
    path: paths.profile('my-fantasy'),
    title: t('myFantasy.title'),
    description: t('description'),
  });
}

export default async function MyFantasy() {
  const t = await getTranslations('profile.myFantasy');
  return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
}
