import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { ApplicationsRoom } from '#components/office/applications/applications-room.tsx';
import { OfficePage } from '#components/office/shared/office-page.tsx';
import { paths } from '#lib/paths.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('office');
  return staffMetadata({ path: paths.office('applications'), title: t('room.applications') });
}

export default async function OfficeApplications() {
  await connection();
  return (
    <OfficePage room="applications" namespaces={['office-applications']}>
      <ApplicationsRoom />
    </OfficePage>
  );
}
