import { getTranslations } from 'next-intl/server';
import { ProfileView } from '#components/profile/profile-view.tsx';
import { paths } from '#lib/paths.ts';
import { authMetadata } from '#lib/seo/auth-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('profile');
  return authMetadata({ path: paths.profile(), title: t('following.title'), description: t('description') });
}

export default function Following() {
  return <ProfileView view="following" />;
}
