import { connection } from 'next/server';
import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ClaimsRoom } from '#components/office/claims/claims-room.tsx';
import { OfficePage } from '#components/office/shared/office-page.tsx';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import { paths } from '#lib/paths.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('office');
  return staffMetadata({ path: paths.office('claims'), title: t('room.claims') });
}

export default async function OfficeClaims() {
  await connection();
  return <Room />;
}

function Room() {
  const { office, 'office-claims': claims } = useMessages();
  return (
    <OfficePage room="claims">
      <ClientTexts messages={{ office, 'office-claims': claims }}>
        <ClaimsRoom />
      </ClientTexts>
    </OfficePage>
  );
}
