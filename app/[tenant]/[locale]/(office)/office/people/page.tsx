import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { PeopleRoom } from '#components/office/people/people-room.tsx';
import { OfficePage } from '#components/office/shared/office-page.tsx';
import { paths } from '#lib/paths.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('office');
  return staffMetadata({ path: paths.office('people'), title: t('room.people') });
}

export default async function OfficePeople() {
  await connection();
  return (
    <OfficePage
      room="people"
      namespaces={['office-licences', 'office-officials', 'office-people', 'office-suspensions', 'positions']}
    >
      <PeopleRoom />
    </OfficePage>
  );
}
