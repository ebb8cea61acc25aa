import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { LookRoom } from '#components/office/look/look-room.tsx';
import { OfficePage } from '#components/office/shared/office-page.tsx';
import { paths } from '#lib/paths.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('office');
  return staffMetadata({ path: paths.office('look'), title: t('room.look') });
}

export default async function OfficeLook() {
  await connection();
  return (
    <OfficePage room="look" namespaces={['office-hosts', 'office-site', 'profile']}>
      <LookRoom />
    </OfficePage>
  );
}
