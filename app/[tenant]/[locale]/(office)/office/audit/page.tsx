import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { AuditRoom } from '#components/office/audit/audit-room.tsx';
import { OfficePage } from '#components/office/shared/office-page.tsx';
import { paths } from '#lib/paths.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('office');
  return staffMetadata({ path: paths.office('audit'), title: t('room.audit') });
}

export default async function OfficeAudit() {
  await connection();
  return (
    <OfficePage room="audit" namespaces={['office-audit', 'office-results', 'statistics']}>
      <AuditRoom />
    </OfficePage>
  );
}
