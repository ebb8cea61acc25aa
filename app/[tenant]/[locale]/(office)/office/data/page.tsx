import { connection } from 'next/server';
import { getMessages, getTranslations } from 'next-intl/server';
import { DataRoom } from '#components/office/data/data-room.tsx';
import { OfficePage } from '#components/office/shared/office-page.tsx';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import { paths } from '#lib/paths.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('office');
  return staffMetadata({ path: paths.office('data'), title: t('room.data') });
}

export default async function OfficeData() {
  await connection();
  const { office, 'office-data': data } = await getMessages();
  return (
    <OfficePage room="data">
      <ClientTexts messages={{ office, 'office-data': data }}>
        <DataRoom />
      </ClientTexts>
    </OfficePage>
  );
}
