import { getTranslations } from 'next-intl/server';
import { LoginPage } from '#components/auth/login-page.tsx';
import { paths } from '#lib/paths.ts';
import { authMetadata } from '#lib/seo/auth-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('auth.login');
  return authMetadata({ path: paths.login(), title: t('title'), description: t('description') });
}

export default function Login() {
  return <LoginPage />;
}
