import { getTranslations } from 'next-intl/server';
import { ConfirmPage } from '#components/auth/confirm-page.tsx';
import { paths } from '#lib/paths.ts';
import { authMetadata } from '#lib/seo/auth-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('auth.confirm');
  return authMetadata({ path: paths.confirmAddress(), title: t('title'), description: t('description') });
}

export default function Confirm() {
  return <ConfirmPage />;
}
