import { getTranslations } from 'next-intl/server';
import { ProfileView } from '#components/profile/profile-view.tsx';
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

export default function MyFantasy() {
  return <ProfileView view="my-fantasy" />;
}
