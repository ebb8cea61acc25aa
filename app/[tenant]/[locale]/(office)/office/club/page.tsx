import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { ClubRoom } from '#components/office/club/club-room.tsx';
import { OfficePage } from '#components/office/shared/office-page.tsx';
import { paths } from '#lib/paths.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('office');
  return staffMetadata({ path: paths.office('club'), title: t('room.club') });
}

export default async function OfficeClub() {
  await connection();
  return (
    <OfficePage room="club" namespaces={['office-club']}>
      <ClubRoom />
    </OfficePage>
  );
}
