import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { OfficePage } from '#components/office/shared/office-page.tsx';
import { StaffRoom } from '#components/office/staff/staff-room.tsx';
import { paths } from '#lib/paths.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('office');
  return staffMetadata({ path: paths.office('staff'), title: t('room.staff') });
}

export default async function OfficeStaff() {
  await connection();
  return (
    <OfficePage room="staff">
      <StaffRoom />
    </OfficePage>
  );
}
