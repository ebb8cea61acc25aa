import { useTranslations } from 'next-intl';
import { Masthead } from '#components/entity/masthead.tsx';
import { PageTabs } from '#components/entity/page-tabs.tsx';
import { Link } from '#components/ui/link.tsx';
import { paths } from '#lib/paths.ts';
import { profileTabs } from '#lib/tabs.ts';

/** Masthead of the tabs of the profile. The same for everybody, as the page around it. */
export function ProfileMasthead() {
  const t = useTranslations('profile');
  return (
    <Masthead
      title={t('title')}
      meta={
        <Link href={paths.account()} className="underline underline-offset-4">
          {t('account.title')}
        </Link>
      }
      tabs={<PageTabs label={t('tabs')} tabs={profileTabs} hrefOf={paths.profile} />}
    />
  );
}
