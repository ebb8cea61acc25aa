import { getTranslations } from 'next-intl/server';
import { ClubList } from '#components/club/list/club-list.tsx';
import { Masthead } from '#components/entity/masthead.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { readClubs } from '#lib/api/readers/clubs.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('club');
  return pageMetadata({ path: paths.clubs(), title: t('listTitle'), description: t('listDescription') });
}

export default async function ClubsPage() {
  const [read, t] = await Promise.all([readClubs(), getTranslations('club')]);
  const clubs = orNotFound(read);
  return (
    <>
      <Masthead title={t('listTitle')} meta={<span>{t('count', { count: clubs.length })}</span>} />
      <PageBody>
        <ClubList clubs={clubs} />
      </PageBody>
    </>
  );
}
