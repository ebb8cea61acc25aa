import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { ResultsRoom } from '#components/office/results/results-room.tsx';
import { OfficePage } from '#components/office/shared/office-page.tsx';
import { paths } from '#lib/paths.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('office');
  return staffMetadata({ path: paths.office('results'), title: t('room.results') });
}

export default async function OfficeResults() {
  await connection();
  return (
    <OfficePage room="results" namespaces={['office-results', 'office-club', 'office-data', 'statistics']}>
      <ResultsRoom />
    </OfficePage>
  );
}
