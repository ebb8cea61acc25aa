import type { Metadata } from 'next';
import { connection } from 'next/server';
import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { DutiesPage } from '#components/officiating/duties-page.tsx';
import type { OfficialDuties } from '#lib/api/contract/people/officials.ts';
import { readOfficialDuties } from '#lib/api/readers/officiating.ts';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

type Props = { params: Promise<{ uuid: string }> };

/** The address is a secret: `robots` keeps it out of search engines, `referrer` from other sites. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ uuid }, t] = await Promise.all([params, getTranslations('office-officials')]);
  return staffMetadata({ path: paths.officiating(uuid), title: t('ownTitle') });
}

export default async function OfficiatingPage({ params }: Props) {
  await connection();
  const { uuid } = await params;
  return <Duties token={uuid} read={orNotFound(await readOfficialDuties(uuid))} />;
}

function Duties(own: { token: string; read: OfficialDuties }) {
  const { 'office-officials': texts } = useMessages();
  return (
    <ClientTexts messages={{ 'office-officials': texts }}>
      <DutiesPage {...own} />
    </ClientTexts>
  );
}
