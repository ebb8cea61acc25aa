import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { ContentRoom } from '#components/office/content/content-room.tsx';
import { OfficePage } from '#components/office/shared/office-page.tsx';
import { readConfig } from '#lib/api/readers/website.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('office');
  return staffMetadata({ path: paths.office('content'), title: t('room.content') });
}

export default async function OfficeContent() {
  await connection();
  const { locales, timeZone } = orNotFound(await readConfig()).config.website;
  return (
    <OfficePage
      room="content"
      namespaces={[
        'about',
        'office-about',
        'office-content',
        'office-documents',
        'office-people',
        'office-photos',
        'office-videos',
      ]}
    >
      <ContentRoom locales={locales} timeZone={timeZone} />
    </OfficePage>
  );
}
