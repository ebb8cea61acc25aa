import { getTranslations } from 'next-intl/server';
import { RegisterPage } from '#components/auth/register-page.tsx';
import { paths } from '#lib/paths.ts';
import { authMetadata } from '#lib/seo/auth-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('auth.register');
  return authMetadata({ path: paths.register(), title: t('title'), description: t('description') });
}

export default function Register() {
  return <RegisterPage />;
}
