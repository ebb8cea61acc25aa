import { getTranslations } from 'next-intl/server';
import { Masthead } from '#components/entity/masthead.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { SearchBox } from '#components/layout/search/search-box.tsx';
import { StartingPoints } from '#components/layout/search/starting-points.tsx';
import { readClubs } from '#lib/api/readers/clubs.ts';
import { readSeasons } from '#lib/api/readers/seasons.ts';
import { paths } from '#lib/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('search');
  return pageMetadata({ path: paths.search(), title: t('title'), description: t('description') });
}

export default async function Search() {
  const [t, seasons, clubs] = await Promise.all([getTranslations('search'), readSeasons(), readClubs()]);
  return (
    <>
      <Masthead title={t('title')} />
      <PageBody>
        <div className="mx-auto w-full max-w-3xl min-w-0">
          <SearchBox label={t('label')} hint={t('hint')} tips={t('tips')} place="page" />
          <noscript>
            <p className="pt-3">{t('needsScript')}</p>
          </noscript>
          <StartingPoints season={seasons?.find(({ isCurrent }) => isCurrent)} clubs={clubs ?? []} />
        </div>
      </PageBody>
    </>
  );
}
