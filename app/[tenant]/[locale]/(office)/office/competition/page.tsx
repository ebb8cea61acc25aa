import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { CompetitionRoom } from '#components/office/competition/competition-room.tsx';
import { OfficePage } from '#components/office/shared/office-page.tsx';
import { paths } from '#lib/paths.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('office');
  return staffMetadata({ path: paths.office('competition'), title: t('room.competition') });
}

export default async function OfficeCompetition() {
  await connection();
  return (
    <OfficePage
      room="competition"
      namespaces={[
        'office-club',
        'office-competition',
        'office-phases',
        'office-playoffs',
        'office-records',
        'office-suspensions',
        'competition',
        'league-rules',
        'standings',
      ]}
    >
      <CompetitionRoom />
    </OfficePage>
  );
}
