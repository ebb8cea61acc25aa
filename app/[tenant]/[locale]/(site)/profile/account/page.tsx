import { getTranslations } from 'next-intl/server';
import { Masthead } from '#components/entity/masthead.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { ProfileView } from '#components/profile/profile-view.tsx';
import { Link } from '#components/ui/link.tsx';
import { paths } from '#lib/paths.ts';
import { authMetadata } from '#lib/seo/auth-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('profile');
  return authMetadata({ path: paths.account(), title: t('account.title'), description: t('description') });
}

export default async function Account() {
  const t = await getTranslations('profile');
  return (
    <>
      <Masthead
        title={t('account.title')}
        kicker={
          <Link href={paths.profile()} className="underline-offset-4 hover:underline">
            {t('title')}
          </Link>
        }
      />
      <PageBody>
        <ProfileView view="account" />
      </PageBody>
    </>
  );
}
