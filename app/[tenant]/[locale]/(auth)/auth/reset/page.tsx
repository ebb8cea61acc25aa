import { getTranslations } from 'next-intl/server';
import { ResetPage } from '#components/auth/reset-page.tsx';
import { paths } from '#lib/paths.ts';
import { authMetadata } from '#lib/seo/auth-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('auth.reset');
  return authMetadata({ path: paths.resetPassword(), title: t('title'), description: t('description') });
}

export default function Reset() {
  return <ResetPage />;
}
