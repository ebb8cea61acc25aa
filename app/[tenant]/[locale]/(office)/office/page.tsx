import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { Overview } from '#components/office/overview.tsx';
import { OfficePage } from '#components/office/shared/office-page.tsx';
import { paths } from '#lib/paths.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('office');
  return staffMetadata({ path: paths.office('overview'), title: t('room.overview') });
}

export default async function OfficeOverview() {
  await connection();
  return (
    <OfficePage room="overview">
      <Overview />
    </OfficePage>
  );
}
